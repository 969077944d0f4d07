import { expect, it } from 'vitest'
import { placesRound, seatsBySide } from './seating'

const others = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i others sit round the table in order, as many left as right', (count) => {
  for (const shape of ['wide', 'tall'] as const) {
    const { left, top, right } = seatsBySide(others(count), shape)
    expect([...left, ...top, ...right]).toEqual(others(count))
    expect(left).toHaveLength(right.length)
  }
})

it('seats a single opponent opposite, and three on three sides', () => {
  expect(seatsBySide([4], 'wide')).toEqual({ left: [], top: [4], right: [] })
  expect(seatsBySide([1, 2, 3], 'wide')).toEqual({ left: [1], top: [2], right: [3] })
})

it('seats more of many at the long sides of a tall table', () => {
  expect(seatsBySide(others(9), 'wide').top).toHaveLength(5)
  expect(seatsBySide(others(9), 'tall').top).toHaveLength(3)
})

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '%i chairs stand round the table, the first nearest, none on another',
  (count) => {
    for (const [shape, width, height] of [
      ['wide', 6.4, 4],
      ['tall', 4.2, 5.3], // in chairs
    ] as const) {
      const places = placesRound(count, shape)
      expect(places).toHaveLength(count)
      expect(places[0]).toEqual({ x: 0.5, y: 1 })
      for (const [i, one] of places.entries())
        for (const other of places.slice(i + 1)) {
          const across = Math.abs(one.x - other.x) * (width - 1)
          const down = Math.abs(one.y - other.y) * (height - 1)
          expect(Math.max(across, down)).toBeGreaterThan(1)
        }
    }
  },
)
