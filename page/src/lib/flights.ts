// Which cards fly where after a move, and when they land.
import type { GameEvent } from './protocol'

/** A pile, a seat, or a card in the hand of a seat. */
export type Place = 'draw' | 'discard' | { seat: number; card?: string }

export interface Flight {
  cards: (string | null)[]
  from: Place
  to: Place
  delay: number // of flights: 1 is as long as one card flies
  length: number
  turn: 'flat' | 'over' | 'tumble' // over: from its back to its face
}

const MOST_CARDS = 10 // that are shown of a hand or of a draw
const DEALT = 12 // cards of a deal that are shown at most; more would make a slow machine stutter
const MOST_ROUNDS = 3
const DEAL_LENGTH = 2.1 // until the last card of a deal is on its way: with its flight less than 1.2 seconds
const DRAW_INTERVAL = 0.4 // between two drawn cards
const DRAW_LENGTH = 2.4 // between the first and the last of them at most
const HAND_LENGTH = 3
const TUMBLE_LENGTH = 2.4

const plain = (card: string | null, from: Place, to: Place, more: Partial<Flight> = {}): Flight => ({
  cards: [card],
  from,
  to,
  delay: 0,
  length: 1,
  turn: 'flat',
  ...more,
})

/** Cards go round the table, then the first one is turned over. */
function planDeal(events: GameEvent[]): Flight[] {
  const seats = events.flatMap((event) => (event.event === 'dealt' ? [event.seat] : []))
  const first = events.findLast((event) => event.event === 'turned_up')
  if (!seats.length || !first) return []
  const rounds = Math.min(MOST_ROUNDS, Math.max(1, Math.floor(DEALT / seats.length)))
  const order = Array.from({ length: rounds }, () => seats).flat()
  const dealt = order.map((seat, i) => plain(null, 'draw', { seat }, { delay: (i * DEAL_LENGTH) / order.length }))
  return [...dealt, plain(first.card, 'draw', 'discard', { delay: DEAL_LENGTH, turn: 'over' })]
}

/** Drawn cards follow each other. They turn over for players who may see them. */
function planDraw(seat: number, count: number, cards: string[] | null | undefined): Flight[] {
  const shown = Math.min(count, MOST_CARDS)
  const interval = Math.min(DRAW_INTERVAL, DRAW_LENGTH / shown)
  return Array.from({ length: shown }, (_, i) => {
    const card = cards?.[i]
    return card
      ? plain(card, 'draw', { seat, card }, { delay: i * interval, turn: 'over' })
      : plain(null, 'draw', { seat }, { delay: i * interval })
  })
}

function planEvent(event: GameEvent): Flight[] {
  switch (event.event) {
    case 'played':
    case 'discarded': {
      const tumbles = event.event === 'played' && event.card === 'WJ' // it is dropped on the table
      const more: Partial<Flight> = tumbles ? { turn: 'tumble', length: TUMBLE_LENGTH } : {}
      return [plain(event.card, { seat: event.seat, card: event.card }, 'discard', more)]
    }
    case 'drew':
      return planDraw(event.seat, event.count, event.cards)
    case 'received': {
      const cards = Array<null>(Math.min(event.count, MOST_CARDS)).fill(null)
      return [{ ...plain(null, { seat: event.giver }, { seat: event.seat }), cards, length: HAND_LENGTH }]
    }
    default:
      return []
  }
}

export const isDeal = (events: GameEvent[]): boolean => events.some((event) => event.event === 'dealt')

/** The flights of what happened at once. What follows a played card waits for it to land. */
export function planFlights(events: GameEvent[]): Flight[] {
  if (isDeal(events)) return planDeal(events)
  const flights: Flight[] = []
  let played = 0
  for (const event of events) {
    const planned = planEvent(event).map((flight) => ({ ...flight, delay: flight.delay + played }))
    if (event.event === 'played') played = Math.max(...planned.map((flight) => flight.length))
    flights.push(...planned)
  }
  return flights
}

/** When each card lands that will lie in the viewer's hand or on the discard pile: by card, and 'discard'. */
export function landings(flights: Flight[]): Map<string, number> {
  return new Map(
    flights.flatMap(({ to, delay, length }): [string, number][] =>
      to === 'discard'
        ? [['discard', delay + length]]
        : typeof to === 'object' && to.card
          ? [[to.card, delay + length]]
          : [],
    ),
  )
}
