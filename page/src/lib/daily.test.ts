import './fakeBrowser'
import { beforeEach, expect, test } from 'vitest'
import { barsOf, hasBegun, keepDaily, loadPoints, shareBeaten, streakOn } from './daily'
import type { DailyDeal, TableShown } from './protocol'
import { deviceStorage } from './storage'

const deal = (counts: [number, number][], expert: number | null = null): DailyDeal => ({
  day: '2026-11-17',
  commitment: '',
  key: '',
  players: 0,
  average: 0,
  counts,
  ranks: [],
  expert,
})
const over = (daily: string, points: number | null): TableShown => ({ daily, points }) as TableShown

beforeEach(() => deviceStorage.delete('daily'))

test('keeps results, and counts the days in a row', () => {
  for (const day of ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-04']) keepDaily(over(day, -7))
  keepDaily(over('2026-11-05', null))
  keepDaily(over('', 3))
  expect(loadPoints('2026-11-04')).toBe(-7)
  expect([streakOn('2026-11-02'), streakOn('2026-11-03'), streakOn('2026-11-04'), streakOn('2026-11-05')]).toEqual([
    3, 0, 1, 0,
  ])
})

test('remembers a deal that was begun, and never takes a result back', () => {
  expect(hasBegun('2026-11-17')).toBe(false)
  keepDaily(over('2026-11-17', null))
  expect([hasBegun('2026-11-17'), loadPoints('2026-11-17')]).toEqual([true, null])
  keepDaily(over('2026-11-17', 12))
  keepDaily(over('2026-11-17', null))
  expect([hasBegun('2026-11-17'), loadPoints('2026-11-17'), hasBegun('2026-11-18')]).toEqual([true, 12, false])
})

test('compares with the others alone, and ties count half', () => {
  expect(shareBeaten([[5, 1]], 5)).toBeNull()
  expect(
    shareBeaten(
      [
        [90, 1],
        [5, 3],
        [-4, 1],
      ],
      5,
    ),
  ).toBe(0.5)
})

test('few bars hold everyone, the person and the expert', () => {
  const bars = barsOf(
    deal(
      [
        [210, 1],
        [-12, 2],
        [-100, 1],
      ],
      40,
    ),
    -12,
  )
  expect(bars.length).toBeLessThanOrEqual(10)
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(4)
  expect(bars.find((bar) => bar.isOwn)).toMatchObject({ count: 2 })
  expect(bars.find((bar) => bar.isExpert)).toMatchObject({ count: 0 })
  expect(barsOf(deal([]), null)).toEqual([])
})
