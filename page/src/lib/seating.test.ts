import { expect, it } from 'vitest'
import { seatPositions } from './seating'

const HEIGHT = 420

const gaps = (count: number, width: number): number[] => {
  const seats = seatPositions(count, width, HEIGHT)
  const distance = (dx: number, dy: number): number => Math.hypot((dx * width) / 100, (dy * HEIGHT) / 100)
  return seats.slice(1).map((seat, i) => distance(seat.x - (seats[i]?.x ?? 0), seat.y - (seats[i]?.y ?? 0)))
}

it.each([1, 2, 3, 5, 9])('%i others sit from left to right, symmetrically', (count) => {
  const xs = seatPositions(count, 1200, HEIGHT).map((seat) => seat.x)
  expect(xs).toHaveLength(count)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  expect(Math.abs((xs[0] ?? 0) + (xs.at(-1) ?? 0))).toBeLessThan(2)
})

it('leaves room between nine nameplates at a wide table', () => {
  for (const gap of gaps(9, 1200)) expect(gap).toBeGreaterThan(110)
})

it('seats nobody outside a narrow table', () => {
  for (const { x } of seatPositions(4, 660, HEIGHT)) expect(Math.abs(x) * 6.6 + 90).toBeLessThanOrEqual(331)
})
