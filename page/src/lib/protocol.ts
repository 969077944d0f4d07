// Written by docs/write_typescript.py from the code: change that instead, and run `make docs`.

export const PROTOCOL = 1

// The rules of a table. The message catalogue explains each. The first edition, format and preset are usual.
// `mostCards`: how many cards can be dealt to each, at a table of 2 players, of 3, and so on (DEAL-1).
// `brings`: switches that are on with this one. `isShort`: it stands for those that it brings.
// `excludes`: words that are refused with it. `above`: a number that this one must exceed.
export interface Edition {
  name: string
  sheet: string
  colors: string
  wilds: string[]
  mostCards: number[]
}
export const EDITIONS: [Edition, ...Edition[]] = [
  { name: 'classic', sheet: 'C', colors: 'RYGB', wilds: ['W', 'W+4'], mostCards: [15, 15, 15, 15, 14, 12, 10, 9, 8] },
  { name: 'deluxe', sheet: 'D', colors: 'RYGB', wilds: ['W', 'W+4'], mostCards: [15, 15, 15, 15, 14, 12, 10, 9, 8] },
  {
    name: 'jam',
    sheet: 'J',
    colors: 'RYOB',
    wilds: ['W', 'W+4', 'WJ'],
    mostCards: [15, 15, 15, 15, 15, 13, 11, 10, 9],
  },
  {
    name: 'graduation',
    sheet: 'G',
    colors: 'RYGB',
    wilds: ['W', 'W+4', 'WG'],
    mostCards: [15, 15, 15, 15, 15, 13, 11, 10, 9],
  },
  {
    name: 'international',
    sheet: 'I',
    colors: 'RYGB',
    wilds: ['W', 'W+4'],
    mostCards: [15, 15, 15, 15, 14, 12, 10, 9, 8],
  },
]
export interface Format {
  name: string
  players: number[]
  hasPartners: boolean
  hasTarget: boolean
  tables: number
  rounds: number
}
export const FORMATS: [Format, ...Format[]] = [
  { name: 'points', players: [2, 3, 4, 5, 6, 7, 8, 9, 10], hasPartners: false, hasTarget: true, tables: 1, rounds: 0 },
  { name: 'lowest', players: [2, 3, 4, 5, 6, 7, 8, 9, 10], hasPartners: false, hasTarget: true, tables: 1, rounds: 0 },
  { name: 'partners', players: [4, 6, 8, 10], hasPartners: true, hasTarget: true, tables: 1, rounds: 0 },
  { name: 'rotating', players: [4], hasPartners: true, hasTarget: false, tables: 1, rounds: 4 },
  { name: 'eight', players: [8], hasPartners: true, hasTarget: false, tables: 2, rounds: 7 },
  {
    name: 'challenge',
    players: [2, 3, 4, 5, 6, 7, 8, 9, 10],
    hasPartners: false,
    hasTarget: true,
    tables: 1,
    rounds: 0,
  },
]
export const GROUPS = ['penalties', 'drawing', 'turns', 'hands', 'uno', 'ends']
export interface Switch {
  name: string
  usual: boolean
  group: string
  brings: string[]
  excludes: string[]
  isShort: boolean
}
export const SWITCHES: [Switch, ...Switch[]] = [
  { name: 'progressive', usual: false, group: 'penalties', brings: [], excludes: [], isShort: false },
  { name: 'seven_zero', usual: false, group: '', brings: ['sevens', 'zeros'], excludes: [], isShort: true },
  { name: 'jump_in', usual: false, group: 'turns', brings: [], excludes: [], isShort: false },
  { name: 'bluffing', usual: true, group: 'penalties', brings: [], excludes: [], isShort: false },
  {
    name: 'cross_stacking',
    usual: false,
    group: 'penalties',
    brings: ['progressive'],
    excludes: ['no_progressive'],
    isShort: false,
  },
  { name: 'deflect', usual: false, group: 'penalties', brings: [], excludes: [], isShort: false },
  { name: 'draw_until_playable', usual: false, group: 'drawing', brings: [], excludes: [], isShort: false },
  { name: 'must_play', usual: false, group: 'drawing', brings: [], excludes: [], isShort: false },
  { name: 'free_draw_four', usual: false, group: 'penalties', brings: [], excludes: ['no_bluffing'], isShort: false },
  { name: 'silent', usual: false, group: 'uno', brings: [], excludes: [], isShort: false },
  { name: 'sevens', usual: false, group: 'hands', brings: [], excludes: [], isShort: false },
  { name: 'zeros', usual: false, group: 'hands', brings: [], excludes: [], isShort: false },
  { name: 'multi_play', usual: false, group: 'turns', brings: [], excludes: [], isShort: false },
  { name: 'number_start', usual: false, group: 'ends', brings: [], excludes: [], isShort: false },
  { name: 'number_finish', usual: false, group: 'ends', brings: [], excludes: [], isShort: false },
]
export interface NumberOption {
  name: string
  least: number
  most: number
  usual: number | null
  group: string
  above: string
}
export const NUMBERS: [NumberOption, ...NumberOption[]] = [
  { name: 'cards', least: 3, most: 15, usual: 7, group: 'ends', above: '' },
  { name: 'catch', least: 1, most: 10, usual: 2, group: 'uno', above: '' },
  { name: 'mercy', least: 10, most: 40, usual: null, group: 'drawing', above: 'cards' },
  { name: 'target', least: 1, most: 1000000, usual: 500, group: '', above: '' },
  { name: 'hands', least: 1, most: 1000, usual: null, group: '', above: '' },
  { name: 'rows', least: 2, most: 1000, usual: 10, group: '', above: '' },
]
export interface Preset {
  name: string
  words: string[]
}
export const PRESETS: [Preset, ...Preset[]] = [
  { name: 'official', words: [] },
  { name: 'family', words: ['progressive', 'draw_until_playable', 'number_start'] },
  { name: 'party', words: ['progressive', 'seven_zero', 'jump_in', 'draw_until_playable'] },
  {
    name: 'chaos',
    words: ['cross_stacking', 'deflect', 'seven_zero', 'jump_in', 'multi_play', 'free_draw_four', 'mercy=25'],
  },
]
// An example of each: cards, `?` for one face down, and a sign after a dash.
export const EXAMPLES: Record<string, string> = {
  progressive: 'R+2 B+2 -+4',
  cross_stacking: 'R+2 W+4 -+6',
  deflect: 'R+2 RS -→',
  bluffing: 'W+4 -?',
  free_draw_four: 'W+4 -✓',
  draw_until_playable: '? ? B5',
  must_play: 'B5 -!',
  mercy: '? ? ? ? -✗',
  jump_in: 'Y5 Y5',
  multi_play: 'R5 Y5 B5',
  sevens: 'R7 -↔',
  zeros: 'R0 -↺',
  silent: 'B5 -…',
  catch: 'B5 -+2',
  cards: '? ? ? ? ?',
  number_start: 'B5 -1',
  number_finish: 'Y3 -✓',
}

// The other settings of a table.
export const SETTINGS = {
  players: { least: 2, most: 10, usual: 4 },
  turn_seconds: { least: 0, most: 3600, usual: 45 },
  uno_grace: { least: 0, most: 10, usual: 1.5 },
  away_seconds: { least: 0, most: 3600, usual: 30 },
  pause_seconds: { least: 0, most: 600, usual: 10 },
  bot_pace: { least: 0, most: 5, usual: 1 },
}

// Bots, from the weakest to the strongest.
export const LEVELS = ['easy', 'steady', 'sharp', 'expert']
export const DEFAULT_LEVEL = 'steady'

export const PHRASES = ['hello', 'nice', 'oops', 'hurry', 'thanks', 'sorry', 'wow', 'laugh', 'good-game', 'again']
export const REACTIONS = ['👍', '👏', '😂', '😮', '😭', '😡', '🎉', '🔥']

export type RefusalCode =
  | 'no-table'
  | 'no-match'
  | 'no-player'
  | 'no-code'
  | 'bad-token'
  | 'no-token'
  | 'bad-host'
  | 'bad-origin'
  | 'bad-type'
  | 'no-length'
  | 'no-spectators'
  | 'not-host'
  | 'not-seated'
  | 'other-seat'
  | 'no-seat'
  | 'no-page'
  | 'no-method'
  | 'bad-document'
  | 'bad-message'
  | 'not-entered'
  | 'bad-name'
  | 'bad-words'
  | 'bad-reveal'
  | 'not-left-out'
  | 'bad-setting'
  | 'name-taken'
  | 'look-alike'
  | 'full'
  | 'bad-bot'
  | 'begun'
  | 'not-begun'
  | 'not-over'
  | 'too-few'
  | 'too-many-people'
  | 'next-match'
  | 'not-away'
  | 'not-a-person'
  | 'needs-vote'
  | 'no-vote'
  | 'stale'
  | 'settling'
  | 'no-chat'
  | 'bad-phrase'
  | 'too-fast'
  | 'too-many'
  | 'too-many-tables'
  | 'too-quick'
  | 'too-long'
  | 'table-full'
  | 'no-space'
  | 'too-slow'
  | 'too-big'
  | 'busy'
  | 'secret-yet'
  | 'illegal'
  | 'notation'
  | 'failure'
  | 'damaged'

// Of sockets: after these the server does not want this client back.
export const FINAL_CLOSE_CODES = [4400, 4401, 4403, 4404, 4408, 4410]

export interface OpenTable {
  nickname: string
  settings?: Partial<Settings>
  bots?: string[]
  person?: string // of the device, at least 128 random bits; without it no match of this seat is rated
}

export interface TakeSeat {
  nickname: string
  person?: string // of the device, at least 128 random bits; without it no match of this seat is rated
}

export interface AddBot {
  level?: string
  seat?: number | null
}

export interface HandOver {
  seat: number
}

export interface Settings {
  rules: string
  players: number // at most; a match starts with whoever is there
  turn_seconds: number // 0: no limit
  uno_grace: number // seconds before a catch counts
  away_seconds: number // to reconnect before a bot stands in
  pause_seconds: number // between two rounds
  bot_pace: number // a factor on the time bots take; 0: bots act at once
  spectators: boolean
  listed: boolean // public, or reachable by its link only
  chat: boolean // texts besides the phrases
  latecomers: boolean // who comes during a match watches it and is dealt in at the next; else nobody sits down
}

export interface SeatShown {
  seat: number
  name: string | null // null: nobody sits there yet
  bot: string | null // its level
  online: boolean
  stood_in: boolean // a bot plays for this person until they come back
  tag: string // with the name, the rated player; empty for a bot and for a person without a secret
  votes: number[] // the seats of those who want to remove this person from the match
  hash: string // of this person's part of the shuffle; fixed when the match starts
  left_out: boolean // this person has no part in the shuffle of this match
  next_match: boolean // came during this match and is dealt in at the next
}

export interface TableShown {
  id: string
  settings: Settings
  status: 'waiting' | 'starting' | 'playing' | 'over'
  host: number | null
  seats: SeatShown[]
  match: number // how many were started
  commitment: string // to the key of the current or next match
  winners: number[]
  number: number
  code: string // four letters by which people find it: `/CODE`
  rated: 'rated' | 'voted-out' | 'bots' | 'no-clock' | 'no-person' | 'one-device' | 'one-network' | 'absent' | null
  again: number[] // the seats that want another match, after one; the first proposed it
  begins: boolean // the next match begins by itself in a moment
}

export interface ScoresShown {
  rounds: number[][]
  wiped: number
  turn: number | null // the seat whose turn it is; null between rounds, and where two tables play
  changed: number // when the table last changed, in seconds since 1970
}

export interface Seated {
  seat: number
  token: string
  table: TableShown
}

export interface Problem {
  code: RefusalCode
  message: string
  rule: string
}

export interface RulesRead {
  rules: string
  players: number
}

export interface RuleShown {
  id: string
  section: string
  sheets: string
  reading: boolean
  editions: string[]
  houses: string[]
  formats: string[]
  about: string[]
  text: string
  note: string // what is our reading, or what is odd about a sheet
}

export interface View {
  seat: number | null
  rules: string
  names: string[]
  commitment: string
  number: number // moves made so far: the position that an answer names
  round: number // rounds scored so far
  totals: number[]
  winners: number[]
  table: number[] // the seats at this table, in order to the left
  dealer: number
  turn: number
  phase: 'color' | 'drew' | 'over' | 'penalty' | 'series' | 'slam' | 'swap' | 'turn'
  round_over: boolean // this table waits for the next deal
  direction: 'left' | 'right'
  color: string | null
  color_before: string | null // the colour before the Wild Draw Four that can be challenged
  pending: number
  penalty: '+2' | 'W+4' | null // what the penalty is answered as: a card that deflected it may lie on top
  reverse_pending: boolean // a Reverse is on top, and nobody has moved since
  exposed: number | null
  slam: number // discards still to make
  drop: 'back' | 'out' | 'slam' | null // how the Jam card on top landed, until its colour is named
  draw: number // cards in the draw pile
  discard: string[] // its top last
  counts: Record<string, number> // cards in each hand
  out_of_round: number[] // the seats that are out of this round (MERCY-1)
  hand: string[] | null // the cards of this seat
  drawn: string | null // the card that this seat has just drawn
  left: Record<string, string[]> | null // when the round is over, the cards that are counted
  legal: string[] // the legal moves of this seat
}

export interface Step {
  move: string
  events: GameEvent[]
  views: View[]
  hands: Record<string, string[]>
}

export interface Replay {
  rules: string
  names: string[]
  commitment: string
  key: string
  words: string[] // what each seat revealed; "": nothing
  hashes: (string | null)[] // of these, as each seat showed it before; null for a bot
  winners: number[]
  totals: number[]
  steps: Step[]
}

export interface Clock {
  seat: number
  seconds: number
}

export interface Missed {
  number: number
  events?: GameEvent[]
  said?: Said | null
}

export interface Enter {
  type: 'enter'
  token?: string | null
  last?: number | null // the last number that was seen
  language?: string // as in Accept-Language
  watch?: number // the table to watch, if a match has two
}

export interface Move {
  type: 'move'
  id: string
  number: number
  move: string // one of view.legal; `deal` from the host when a round is over
}

export interface Say {
  type: 'say'
  id: string
  phrase?: string
  text?: string
  to?: number | null // the seat at which it is aimed
}

export interface Back {
  type: 'back'
  id: string
}

export interface Vote {
  type: 'vote'
  id: string
  seat: number
}

export interface Again {
  type: 'again'
  id: string
}

export interface Commit {
  type: 'commit'
  id: string
  commitment: string // the table's, to which the hash is bound
  hash: string
}

export interface Reveal {
  type: 'reveal'
  id: string
  reveal: string
}

export interface Hello {
  type: 'hello'
  protocol: number
  seat: number | null
  number: number
  table: TableShown
  view: View | null
  phrases: string[]
  reactions?: string[]
  clock?: Clock | null
  missed?: Missed[] | null
  recent?: Missed[] // if `missed` is null: the latest of this match, for a log that begins here
  lost?: number // how many of the numbers that were seen the database has lost: they were undone
}

export interface Events {
  type: 'events'
  number: number
  events: GameEvent[]
  view: View
  clock?: Clock | null
  table?: TableShown | null // if more than the game has changed
}

export interface Table {
  type: 'table'
  number: number
  table: TableShown
  clock?: Clock | null
}

export interface Noticed {
  type: 'noticed'
  number: number
  by: number
  seat: number
  seconds: number
  table?: TableShown | null // if more than the game has changed
}

export interface Said {
  type: 'said'
  number: number
  seat: number
  phrase?: string
  text?: string
  to?: number | null
}

export interface Done {
  type: 'done'
  id: string
  number: number
}

export interface Refused {
  type: 'refused'
  id: string
  code: RefusalCode
  message: string
  rule?: string
}

export interface CutEvent {
  event: 'cut'
  cards: [number, string][]
  dealer?: number | null
}

export interface DealtEvent {
  event: 'dealt'
  seat: number
  count: number
  cards?: string[] | null
}

export interface TurnedUpEvent {
  event: 'turned_up'
  dealer: number
  card: string
}

export interface ReturnedEvent {
  event: 'returned'
  count: number
}

export interface PlayedEvent {
  event: 'played'
  seat: number
  card: string
  color?: string | null
  jump?: boolean
}

export interface CancelledEvent {
  event: 'cancelled'
  card: string
}

export interface CalledUnoEvent {
  event: 'called_uno'
  seat: number
}

export interface CaughtEvent {
  event: 'caught'
  seat: number
  by: number
}

export interface DrewEvent {
  event: 'drew'
  seat: number
  count: number
  cards?: string[] | null
}

export interface WentOnDrawingEvent {
  event: 'went_on_drawing'
  seat: number
  count: number
}

export interface OutOfRoundEvent {
  event: 'out_of_round'
  seat: number
  count: number
  cards?: string[] | null
}

export interface EndedSeriesEvent {
  event: 'ended_series'
  seat: number
}

export interface KeptEvent {
  event: 'kept'
  seat: number
}

export interface PassedEvent {
  event: 'passed'
  seat: number
}

export interface ReshuffledEvent {
  event: 'reshuffled'
  count: number
}

export interface TurnedEvent {
  event: 'turned'
  direction: string
}

export interface SkippedEvent {
  event: 'skipped'
  seat: number
}

export interface DeflectedEvent {
  event: 'deflected'
  seat: number
}

export interface FacingEvent {
  event: 'facing'
  seat: number
  count: number
}

export interface ChallengedEvent {
  event: 'challenged'
  seat: number
  accused: number
  guilty: boolean
  cards?: string[] | null
}

export interface NamedColorEvent {
  event: 'named_color'
  seat: number
  color: string
}

export interface SwappedEvent {
  event: 'swapped'
  seat: number
  other: number
}

export interface HandsPassedEvent {
  event: 'hands_passed'
  direction: string
}

export interface ReceivedEvent {
  event: 'received'
  seat: number
  giver: number
  count: number
  cards?: string[] | null
}

export interface DroppedEvent {
  event: 'dropped'
  seat: number
  side: string
}

export interface DiscardedEvent {
  event: 'discarded'
  seat: number
  card: string
}

export interface OutEvent {
  event: 'out'
  seat: number
  left: [number, string[]][]
  last?: boolean
}

export interface BlockedEvent {
  event: 'blocked'
  refills?: boolean
}

export interface ScoredEvent {
  event: 'scored'
  points: number[]
  totals: number[]
}

export interface EliminatedEvent {
  event: 'eliminated'
  seat: number
}

export interface WonEvent {
  event: 'won'
  seats: number[]
}

export type GameEvent =
  | CutEvent
  | DealtEvent
  | TurnedUpEvent
  | ReturnedEvent
  | PlayedEvent
  | CancelledEvent
  | CalledUnoEvent
  | CaughtEvent
  | DrewEvent
  | WentOnDrawingEvent
  | OutOfRoundEvent
  | EndedSeriesEvent
  | KeptEvent
  | PassedEvent
  | ReshuffledEvent
  | TurnedEvent
  | SkippedEvent
  | DeflectedEvent
  | FacingEvent
  | ChallengedEvent
  | NamedColorEvent
  | SwappedEvent
  | HandsPassedEvent
  | ReceivedEvent
  | DroppedEvent
  | DiscardedEvent
  | OutEvent
  | BlockedEvent
  | ScoredEvent
  | EliminatedEvent
  | WonEvent

export type FromGuest = Enter | Move | Say | Back | Vote | Again | Commit | Reveal

export type FromTable = Hello | Events | Table | Noticed | Said | Done | Refused
