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

// Bots, from the weakest to the strongest, and the one that matches people.
export const LEVELS = ['easy', 'steady', 'sharp', 'keen', 'expert', 'adaptive']
export const DEFAULT_LEVEL = 'steady'
export const STRONGEST_ADAPTIVE = 500

// The characters among the bots, and how each is drawn.
export interface Face {
  hue: number // degrees
  light: string // the colour of the eyes
  eyes: string
  mouth: string
  top: string // what it has on its head
}
export const CHARACTERS: Record<string, Face> = {
  bluffer: {
    hue: 325,
    light: '#ffc4ee',
    eyes: 'M14 22h8v2h-8zM27 21a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
    mouth: 'M18 31q8 4 12-2',
    top: 'M11 11h26M17 10V3h14v7z',
  },
  dreamer: {
    hue: 238,
    light: '#c9d2ff',
    eyes: 'M14 21q4 5 8 0q-4 2-8 0zM26 21q4 5 8 0q-4 2-8 0z',
    mouth: 'M22 32a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    top: 'M24 10h.1M30 7h.1M36 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  hoarder: {
    hue: 60,
    light: '#fff3a0',
    eyes: 'M14 20h8v4h-8zM26 20h8v4h-8z',
    mouth: 'M18 32q6 2 12 0',
    top: 'M15 10h18M18 6h12M21 2h6',
  },
  hunter: {
    hue: 18,
    light: '#ffb38a',
    eyes: 'M13 18l9 3v3h-9zM35 18l-9 3v3h9z',
    mouth: 'M18 33h12',
    top: 'M24 12V3M18 8l6-6l6 6z',
  },
  racer: {
    hue: 172,
    light: '#a6fff2',
    eyes: 'M13 19h10l-2 5h-6zM25 19h10l-2 5h-6z',
    mouth: 'M17 30q7 6 14 0z',
    top: 'M26 1l-7 7h4l-3 5l9-7h-4z',
  },
}

export const PHRASES = ['hello', 'nice', 'oops', 'hurry', 'thanks', 'sorry', 'wow', 'laugh', 'good-game', 'again']
export const REACTIONS = ['👍', '👏', '😂', '😮', '😭', '😡', '🎉', '🔥']

export type RefusalCode =
  | 'no-table'
  | 'table-closed'
  | 'no-match'
  | 'no-player'
  | 'no-code'
  | 'no-step'
  | 'no-analysis'
  | 'analysis-long'
  | 'analysis-busy'
  | 'no-puzzle'
  | 'no-tournament'
  | 'no-person'
  | 'bad-title'
  | 'tournament-over'
  | 'tournament-full'
  | 'tournament-name'
  | 'tournament-once'
  | 'last-round'
  | 'time-called'
  | 'too-few-people'
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
  | 'name-owned'
  | 'name-free'
  | 'wrong-recovery'
  | 'recovery-slip'
  | 'no-passkeys'
  | 'passkey-address'
  | 'bad-passkey'
  | 'unknown-passkey'
  | 'bad-challenge'
  | 'many-passkeys'
  | 'last-key'
  | 'no-proof'
  | 'full'
  | 'bad-bot'
  | 'begun'
  | 'not-begun'
  | 'not-over'
  | 'too-few'
  | 'too-soon'
  | 'too-many-people'
  | 'next-match'
  | 'not-away'
  | 'not-a-person'
  | 'needs-vote'
  | 'no-vote'
  | 'stale'
  | 'settling'
  | 'no-chat'
  | 'no-hints'
  | 'daily-once'
  | 'daily-played'
  | 'no-take-back'
  | 'nothing-to-take-back'
  | 'bad-phrase'
  | 'too-fast'
  | 'too-many'
  | 'too-many-tables'
  | 'too-quick'
  | 'too-long'
  | 'table-full'
  | 'no-space'
  | 'draining'
  | 'banned'
  | 'no-invite'
  | 'wrong-invite'
  | 'no-sign-in'
  | 'no-desk'
  | 'no-admin-token'
  | 'wrong-admin-token'
  | 'notice'
  | 'too-slow'
  | 'too-big'
  | 'busy'
  | 'secret-yet'
  | 'illegal'
  | 'notation'
  | 'failure'
  | 'damaged'

export type RatingCode =
  | 'rated'
  | 'voted-out'
  | 'taken-back'
  | 'bots'
  | 'no-clock'
  | 'one-device'
  | 'one-network'
  | 'hints'
  | 'absent'
  | 'unclaimed'

// Decisions that are mistakes: the least loss, as a share of the round, and by how many standard errors.
export const FAULTS = ['inaccuracy', 'mistake', 'blunder'] as const
export const LEAST_LOSS = 0.02
export const LOSS_ERRORS = 3
export const Z95 = 1.959964 // standard errors on each side of a 95% interval

// Of sockets: after these the server does not want this client back.
export const FINAL_CLOSE_CODES = [4400, 4401, 4403, 4404, 4408, 4410]
export const WITHOUT_TABLE = ['no-table', 'table-closed']
export const OPERATOR_CODES = ['draining', 'notice']
export const NEWS_CODES = ['busy', 'draining', 'notice']
export const INVITE = 'oneleft-invite'

export interface OpenTable {
  nickname: string
  settings?: Partial<Settings>
  bots?: string[]
  person?: string // of the device, at least 128 random bits; it opens the claimed names that are signed in there
}

export interface TakeSeat {
  nickname: string
  person?: string // of the device, at least 128 random bits; it opens the claimed names that are signed in there
}

export interface QuickMatch {
  nickname: string
  person?: string // as for taking a seat
}

export interface PlayDaily {
  nickname: string
  person: string // of the device, at least 128 random bits
  bot_pace?: number // as in the settings of a table
}

export interface AddBot {
  level?: string
  seat?: number | null
}

export interface HandOver {
  seat: number
}

export interface OpenTournament {
  name: string
  settings?: Partial<Settings> // of every table; the number of players is drawn
  rounds?: number
  minutes?: number // of a round; 0: no limit
  pause?: number | null // seconds between two rounds; null: the host has every round drawn
  nickname?: string
  person?: string // as for taking a seat
}

export interface JoinTournament {
  nickname: string
  person?: string // as for taking a seat
}

export interface DrawRound {
  round: number // so that a request that is sent twice draws one
}

export interface OnDevice {
  nickname: string
  person: string
}

export interface AskChallenge {
  person: string
  nickname?: string
}

export interface ClaimName {
  nickname: string
  person: string
  recovery?: string
  passkey?: MadePasskey | null
}

export interface SignIn {
  person: string
  nickname?: string
  recovery?: string
  passkey?: UsedPasskey | null
}

export interface OwnerAsks {
  nickname: string
  person: string
  proof: string
}

export interface ChangeKeys {
  nickname: string
  person: string
  proof: string
  recovery?: string
  passkey?: MadePasskey | null
  remove?: string
}

export interface MadePasskey {
  id: string
  client_data: string
  attestation: string
}

export interface UsedPasskey {
  id: string
  client_data: string
  authenticator: string
  signature: string
}

export interface GiveOrder {
  what: 'ban' | 'close' | 'drain' | 'message'
  value?: string
  lift?: boolean // withdraw it: of a ban, or of a drain
}

export interface Settings {
  rules: string
  players: number // at most; a match starts with the players who are there
  turn_seconds: number // 0: no limit
  uno_grace: number // seconds before a catch counts
  away_seconds: number // to reconnect before a bot stands in
  pause_seconds: number // between two rounds
  bot_pace: number // a factor on the time bots take; 0: bots act at once
  spectators: boolean
  listed: boolean // public, or reachable by its link only
  chat: boolean // texts besides the phrases
  hints: boolean // players may ask what to play; not at a public table
  latecomers: boolean // who comes during a match watches it and is dealt in at the next; else nobody sits down
  language: string // of the person who opened it, for those who look for a table
  quick: boolean // of a quick match: it has no host, and starts automatically when every seat is taken
}

export interface SeatShown {
  seat: number
  name: string | null // null: nobody sits there yet
  bot: string | null // its level
  online: boolean
  stood_in: boolean // a bot plays for this person until they come back
  tag: string // with the name, the player, and ✓ if the name is claimed; empty for a bot and without a secret
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
  rated: RatingCode | null
  again: number[] // the seats that want another match, after one; the first proposed it
  hints: boolean // people may ask what to play: alone against bots, or because the settings allow it
  take_back: boolean // the only person against bots may take back their last decision, which was in this round
  begins: boolean // the next match starts automatically in a moment
  daily: string // the day whose deal is played here, as 2026-11-17
  ranked: boolean // false: this result of the day does not count, because its address has had enough of them
  points: number | null // what the deal of the day brought, once it is over
  tournament: string // the id of the tournament whose table this is: `/e/ID`
  called: number[] // time is up: what the match counts for each seat as it stands; nothing is played any more
  tv: boolean // a TV shows it to a room; told by `GET /api/tables/TABLE` of the node that the TV is connected to
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

export interface DailyRank {
  name: string
  tag: string
  points: number
  beaten: number
}

export interface DailyDeal {
  day: string
  commitment: string // to the key
  key: string
  players: number // who have finished it
  average: number // of their points
  counts: [number, number][] // points, and how many made them; the best first
  ranks: DailyRank[] // the best hundred
  expert: number | null // the points of the strongest bot in the same seat; null if it has not played it
}

export interface DailyShown {
  today: DailyDeal
  yesterday: DailyDeal
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

export interface PuzzleChoice {
  move: string // with a call of UNO where it is due
  chance: number
  error: number
  why: string // a sentence: why the best move is better; of the best one, why it is better than what bots would do
}

export interface PuzzleShown {
  number: number
  count: number // of all puzzles, which are numbered from 1
  date: string // of a daily puzzle; else empty
  difficulty: string // easy, medium or hard
  view: View
  recent: Missed[]
  choices: PuzzleChoice[] // all sensible moves, the best one first
}

export interface View {
  rules: string
  names: string[]
  commitment: string
  number: number
  round: number
  totals: number[]
  winners: number[]
  table: number[]
  dealer: number
  turn: number
  phase: 'color' | 'drew' | 'over' | 'penalty' | 'series' | 'slam' | 'swap' | 'turn'
  round_over: boolean
  direction: 'left' | 'right'
  color: string | null
  color_before: string | null
  pending: number
  penalty: '+2' | 'W+4' | null
  reverse_pending: boolean
  exposed: number | null
  slam: number
  drop: 'back' | 'out' | 'slam' | null
  draw: number
  discard: string[]
  counts: Record<string, number>
  out_of_round: number[]
  left: Record<string, string[]> | null
  seat: number | null
  hand: string[] | null // the cards of this seat
  drawn: string | null // the card that this seat has just drawn
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
  taken_back: number // how often a person took a decision back
  steps: Step[]
}

export interface Played {
  events: GameEvent[]
  view: View
}

export interface LessonStep {
  played: Played[] // the learner's move before it first
  text: string // what the coach says
  task: string // what to do, in a sentence
  move: string // what to do; "": the lesson is over
  other: string // the answer to another legal move
  refusals: Record<string, Problem> // by move: why the cards that do not fit are refused
}

export interface LessonShown {
  bots: (string | null)[] // the level or the character of each seat; null: the learner
  steps: LessonStep[]
}

export interface DeskPerson {
  seat: number
  name: string
  online: boolean
  since: number // when they took the seat, in seconds since 1970
}

export interface DeskTable {
  id: string
  opened: number // in seconds since 1970
  status: 'waiting' | 'starting' | 'playing' | 'over'
  rules: string
  code: string
  listed: boolean
  match: number // how many were started
  players: number // at most
  bots: number
  people: DeskPerson[]
  moved: number // when its last entry was written: a move, or someone who came or left
  tournament: string
  damaged: boolean
}

export interface DeskTables {
  counts: Record<string, number>
  found: number // that match, shown or not
  tables: DeskTable[]
}

export interface DeskNode {
  id: string
  version: string
  started: number
  seen: number // when it reported
  tables: number // in memory
  connections: number // of players and spectators
  moves: number // a second
  milliseconds: number // within which 99 of 100 messages were answered; 0: there were none
  processor: number // share of one core
  draining: boolean
}

export interface DeskOrder {
  kind: string
  value: string
  given: number
}

export interface DeskStatus {
  now: number // by its clock
  tables: number // in the database
  database: number // bytes
  free: number | null // bytes of its disk; null where the database does not tell
  nodes: DeskNode[]
  orders: DeskOrder[]
}

export interface OrderGiven {
  value: string
}

export interface NewCode {
  recovery: string
}

export interface Challenge {
  challenge: string
  host: string // to which passkeys belong
  user: string // whose passkey would be made
  exclude: string[] // the passkeys that the owner who asks has already
}

export interface NameShown {
  claimed: boolean
  own: OwnName | null
  can_passkeys: boolean // whether this server has the library for them
}

export interface OwnName {
  name: string
  tag: string
  since: number
  recovery: boolean // whether it has a recovery code
  passkeys: PasskeyShown[]
  devices: number // that are signed in
  matches: number // that were finished
  proof: string
}

export interface PasskeyShown {
  id: string
  added: number
}

export interface OwnData {
  exported: number // in seconds since 1970
  name: OwnName
  signed_in: number[] // when each device did
  rating: OwnRating | null
  results: OwnResult[] // the oldest first
}

export interface OwnRating {
  matches: number
  rating: number
  deviation: number
  volatility: number
}

export interface OwnResult {
  room: string // the id of the table
  match: number
  seat: number
  ended: number // in seconds since 1970
  name: string
  rules: string
  public: boolean
  won: boolean
  points: number
  rounds: number
  rounds_won: number
  uno_missed: number
  challenges: number
  challenges_won: number
  rating: string // what it meant for the rating: `won`, `lost`, `bystander`, or nothing
  new_rating: number | null
  new_deviation: number | null
  luck: number | null
  luck_error: number | null
  own: number | null
  decisions: number | null
  faults: number | null
}

export interface Entered {
  token: string
  tournament: TournamentShown
}

export interface TournamentShown {
  id: string
  name: string
  settings: Settings
  status: 'waiting' | 'playing' | 'pausing' | 'over'
  planned: number // rounds
  minutes: number
  pause: number | null
  standings: TournamentPerson[] // from first to last
  rounds: TournamentRound[] // that were drawn
  commitment: string // to the key of the draws
  number: number
  ends: number | null // when the time of this round is up, in seconds since 1970
  next_draw: number | null // when the next round is drawn automatically
  key: string // of the draws, once the tournament is over
  you: OwnPlace | null
}

export interface TournamentPerson {
  person: number // their number, from 0
  name: string
  tag: string // as of a seat
  place: number // who ties in everything that counts has the same
  points: number
  opposition: number // the points of everyone met, once for each meeting
  played: number // tables with a result
  won: number // tables
  byes: number
  left: boolean
}

export interface TournamentRound {
  tables: TournamentTable[]
  byes: number[]
}

export interface TournamentTable {
  id: string
  people: number[] // in order of their seats
  status: 'waiting' | 'starting' | 'playing' | 'over'
  points: number[] | null // of each of them, once it has a result
  called: boolean // it had its result before its match was over, because the time was up
}

export interface OwnPlace {
  person: number | null // null for a host who does not play
  is_host: boolean
  table: string // its id
  token: string // of your seat there
}

export interface RoughCurve {
  start: number[] // before the first deal
  chances: number[][] // after every event
}

export interface AnalysisStep {
  kind: string // chance, move or passed
  seats: number[] // who decided; nobody for chance
  chances: number[]
  errors: number[] // standard errors
}

export interface Why {
  name: string
  parts: Record<string, number | string | string[]>
}

export interface Verdict {
  seat: number
  made: string // empty if the seat let the moment pass
  best: string
  quality: string // best, good, inaccuracy, mistake or blunder
  loss: number // against the best move, as a share of what the round is worth; 0 within the error bars
  error: number // the standard error of the difference
  match_loss: number // the same loss as a chance to win the match
  chance: number // to win the match with the move made, as the seat could estimate it
  best_chance: number
  playouts: number
  why: Why | null // why the best move was better; none if it was made, or if the other was as good
  chances: Record<string, number> // of a fault: the chance with each legal move, the best first
}

export interface AnalysisNote {
  kind: string // one of `NOTES`
  seat: number
  worth: number
}

export interface AnalysisEvent {
  number: number // of the move in the record; 0 is the first deal
  round: number // counted from 1
  move: string
  steps: AnalysisStep[]
  verdicts: Verdict[]
  notes: AnalysisNote[]
}

export interface AnalysisPlayer {
  seat: number
  name: string
  first: number // the chance before the first deal
  last: number // and after the match
  luck: number
  luck_error: number // its standard error
  own: number
  others: number
  qualities: Record<string, number> // how many decisions of each
  loss: number // the sum of the losses of all decisions
  notes: Record<string, number> // how many of each
  turning_points: number[] // the three events that changed the chance most: their numbers
}

export interface Report {
  version: number
  rules: string
  names: string[]
  winners: number[]
  totals: number[]
  rounds: number
  worlds: number // playouts of every position of the curve
  seconds: number | null // of thought about a decision
  playouts: number | null // or their number
  start: number[] // the chances before the first deal
  events: AnalysisEvent[]
  players: AnalysisPlayer[]
}

export interface AnalysisShown {
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting'
  progress: number // from 0 to 1
  rough: RoughCurve | null // as soon as it is there
  report: Report | null // once it is done
}

export interface Rank {
  name: string
  tag: string // with ✓ if the name is claimed; without, the rating is of earlier times and does not change
  matches: number
  rating: number
  deviation: number // twice this is how far the rating may well be off
}

export interface Statistics {
  name: string
  matches: number
  matches_won: number
  rounds: number
  rounds_won: number
  points: number
  uno_missed: number
  challenges: number
  challenges_won: number
  rated: Rank[] // the best first
}

export interface Career {
  name: string
  tag: string // empty for a nickname
  streak: number // the most matches won in a row
  house_rules: [string, number][] // the favourite ones, and in how many matches
  ratings: RatingPoint[] // the newest last; none for a nickname, which may be that of several players
  opponents: Opponent[] // those met most often
  matches: MatchShown[] // the newest first
}

export interface RatingPoint {
  ended: number // in seconds since 1970
  rating: number
  deviation: number
}

export interface Opponent {
  name: string
  tag: string // if one of these matches was rated; else empty
  matches: number
  won: number // in which the opponent lost
  lost: number // in which the opponent won
}

export interface MatchShown {
  table: string
  match: number
  ended: number // in seconds since 1970
  rules: string
  seats: MatchSeat[]
}

export interface MatchSeat {
  name: string // of a bot, its level; empty if its player has had their data deleted
  bot: boolean
  tag: string // of a player for whom it was rated; else empty
  won: boolean
  points: number
}

export interface Luck {
  name: string
  matches: number // that were analysed
  rounds: number
  luck: number
  luck_error: number // its standard error
  own: number // what own moves changed
  decisions: number // that were judged
  faults: number // among them
  accuracy: number | null // the share of decisions without a fault
  each: MatchLuck[] // of the last thousand, the newest last
}

export interface MatchLuck {
  luck: number
  luck_error: number // its standard error
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

export interface Chance {
  move: string
  win: number
  error: number
}

export interface Enter {
  type: 'enter'
  token?: string | null
  last?: number | null // the last number that was seen
  language?: string // as in Accept-Language
  watch?: number // the table to watch, if a match has two
  tv?: boolean // a spectator that shows the table to a room
}

export interface Move {
  type: 'move'
  id: string
  number: number
  move: string // one of view.legal; `deal` from the host when a round is over
}

export interface TakeBack {
  type: 'takeback'
  id: string
  number: number
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

export interface Hint {
  type: 'hint'
  id: string
  number: number
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
  ends_in?: number | null // seconds until the time of the tournament's round is up, if it has a limit
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

export interface Hinted {
  type: 'hinted'
  id: string
  move: string // empty: let the moment pass
  chances?: Chance[]
  why?: string // a sentence in the language of the asker
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

export interface TakenBackEvent {
  event: 'taken_back'
  seat: number
  unscored?: boolean // the round had been scored, and goes on
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
  | TakenBackEvent

export type FromGuest = Enter | Move | TakeBack | Say | Back | Vote | Again | Commit | Reveal | Hint

export type FromTable = Hello | Events | Table | Noticed | Said | Done | Refused | Hinted
