import { expect, it } from 'vitest'
import { landings, planFlights } from './flights'
import type { GameEvent } from './protocol'

const deal = (players: number): GameEvent[] => [
  ...Array.from({ length: players }, (_, seat): GameEvent => ({ event: 'dealt', seat, count: 7 })),
  { event: 'turned_up', dealer: 0, card: 'R7' },
]

it.each([2, 10])('deals round a table of %i in less than 1.2 seconds, then turns the first card over', (players) => {
  const flights = planFlights(deal(players))
  const seats = flights.flatMap(({ to }) => (typeof to === 'object' ? [to.seat] : []))
  expect(seats.slice(0, players)).toEqual([...Array(players).keys()])
  expect(Math.max(...flights.map(({ delay, length }) => delay + length)) * 360).toBeLessThan(1200)
  expect(flights.at(-1)).toMatchObject({ cards: ['R7'], to: 'discard', turn: 'over' })
})

it('brings the cards of a penalty one by one, after the card that was played', () => {
  const flights = planFlights([
    { event: 'played', seat: 0, card: 'WG', color: 'R' },
    { event: 'drew', seat: 1, count: 4 },
  ])
  const delays = flights.map(({ delay }) => delay)
  expect(delays).toEqual([0, 1, 1.4, 1.8, 2.2])
})

it('turns a card over for the player who drew it, and says when it lands', () => {
  const flights = planFlights([{ event: 'drew', seat: 0, count: 1, cards: ['B3'] }])
  expect(flights).toMatchObject([{ cards: ['B3'], turn: 'over', to: { seat: 0, card: 'B3' } }])
  expect([...landings(flights)]).toEqual([['B3', 1]])
})

it('lets the Jam card tumble before it lands', () => {
  const [flight] = planFlights([{ event: 'played', seat: 2, card: 'WJ' }])
  expect(flight).toMatchObject({ turn: 'tumble', to: 'discard' })
  expect(flight?.length).toBeGreaterThan(2)
})

it('carries whole hands from giver to receiver', () => {
  const [flight] = planFlights([{ event: 'received', seat: 1, giver: 0, count: 14 }])
  expect(flight).toMatchObject({ from: { seat: 0 }, to: { seat: 1 } })
  expect(flight?.cards).toHaveLength(10)
})
