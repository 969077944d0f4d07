// The types of docs/protocol.md. The page applies no rules: it shows views and sends legal moves.

export interface Settings {
  rules: string
  players: number
  turn_seconds: number
  uno_grace: number
  away_seconds: number
  pause_seconds: number
  bot_pace: number
  spectators: boolean
  listed: boolean
  chat: boolean
}

export interface SeatShown {
  seat: number
  name: string | null
  bot: string | null
  online: boolean
  stood_in: boolean
}

export interface TableShown {
  id: string
  settings: Settings
  status: 'waiting' | 'playing' | 'over'
  host: number | null
  seats: SeatShown[]
  match: number
  commitment: string
  winners: number[]
  number: number
}

export interface Scores {
  rounds: number[][]
  wiped: number
}

export interface Seated {
  seat: number
  token: string
  table: TableShown
}

export interface View {
  seat: number | null
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
  round_over: boolean // at every table of the match
  phase: 'turn' | 'drew' | 'penalty' | 'color' | 'swap' | 'slam' | 'over'
  direction: 'left' | 'right'
  color: string | null
  color_before: string | null
  pending: number // cards of the penalty
  reverse_pending: boolean
  exposed: number | null
  slam: number // discards still to make
  drop: 'slam' | 'back' | null // how the Jam card on top landed, until its colour is named
  draw: number // cards in the draw pile
  discard: string[]
  counts: Record<string, number>
  hand: string[] | null
  drawn: string | null
  left: Record<string, string[]> | null
  legal: string[]
}

export interface GameEvent {
  event: string
  seat?: number
  by?: number
  other?: number
  giver?: number
  accused?: number
  dealer?: number | null
  card?: string
  color?: string | null
  count?: number
  jump?: boolean
  guilty?: boolean
  side?: string
  direction?: string
  cards?: (string | [number, string])[] | null
  left?: [number, string[]][]
  points?: number[]
  totals?: number[]
  seats?: number[]
}

export interface Clock {
  seat: number
  seconds: number
}

export interface Said {
  type: 'said'
  number: number
  seat: number
  phrase?: string
  text?: string
}

export interface Hello {
  type: 'hello'
  seat: number | null
  number: number
  table: TableShown
  view: View | null
  phrases: string[]
  clock?: Clock | null
  missed?: { number: number; events?: GameEvent[]; said?: Said | null }[] | null
}

export interface Events {
  type: 'events'
  number: number
  events: GameEvent[]
  view: View
  clock?: Clock | null
  table?: TableShown | null
}

export type FromTable =
  | Hello
  | Events
  | Said
  | { type: 'table'; number: number; table: TableShown; clock?: Clock | null }
  | { type: 'noticed'; number: number; by: number; seat: number; seconds: number; table?: TableShown | null }
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string; code: string; message: string; rule?: string }

export interface RuleShown {
  id: string
  section: string
  sheets: string
  reading: boolean
  editions: string[]
  house: string
  formats: string[]
  about: string[]
  text: string
}

export interface Replay {
  rules: string
  names: string[]
  commitment: string
  key: string
  words: string[]
  winners: number[]
  totals: number[]
  steps: { move: string; events: GameEvent[]; views: View[]; hands: Record<string, string[]> }[]
}

export interface Problem {
  code: string
  message: string
  rule: string
}
