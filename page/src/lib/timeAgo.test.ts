import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo'

test.each([
  [3, 'now'],
  [61, '1 minute ago'],
  [5 * 60 + 59, '5 minutes ago'],
  [7200, '2 hours ago'],
  [90_000, 'yesterday'],
  [-5, 'now'], // a clock that is set wrong
])('%i seconds are told as “%s”', (seconds, told) => {
  expect(timeAgo(1000 - seconds, 'en', 1000)).toBe(told)
})
