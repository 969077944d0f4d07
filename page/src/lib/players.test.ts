import './fakeBrowser'
import { expect, test } from 'vitest'
import { isClaimed, playerPath, ratedTag, ratingText } from './players'
import type { TableShown } from './protocol'

test('a claimed name has the address that it had before', () => {
  expect([isClaimed('abc234✓'), isClaimed('abc234'), isClaimed('')]).toEqual([true, false, false])
  expect(playerPath('Ana', 'abc234✓')).toBe(playerPath('Ana', 'abc234'))
})

test('a seat has a page if its match was rated', () => {
  const table = (rated: string | null) => ({ rated, seats: [{ tag: 'abc234' }, { tag: '' }] }) as TableShown
  expect([0, 1, 2].map((seat) => ratedTag(table('rated'), seat))).toEqual(['abc234', '', ''])
  expect(ratedTag(table('voted-out'), 0)).toBe('abc234')
  for (const rated of [null, 'bots', 'one-network']) expect(ratedTag(table(rated), 0)).toBe('')
  expect(ratedTag(null, 0)).toBe('')
})

test('a rating is told with two deviations', () => {
  expect(ratingText({ rating: 1612.4, deviation: 83.6 })).toBe('1612 ± 167')
})
