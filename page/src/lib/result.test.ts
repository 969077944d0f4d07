import { expect, it } from 'vitest'
import { handPoints, placeOf, ranking } from './result'

it('ranks by points, the winners first', () => {
  expect(ranking([0, 48, 120], [2])).toEqual([2, 1, 0])
  expect(ranking([210, 48, 120], [1])).toEqual([1, 2, 0]) // the lowest total wins
})

it('gives equal totals the same place', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, [30, 120, 30, 5], [1]))).toEqual([2, 1, 2, 4])
})

it('counts the cards left', () => {
  expect(handPoints(['R7', 'B0', 'GS', 'Y+2', 'W', 'W+4'])).toBe(7 + 0 + 20 + 20 + 50 + 50)
})
