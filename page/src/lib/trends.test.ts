import { expect, test } from 'vitest'
import { TrendGeometry, luckTrend, ratingTrend, ticksBetween } from './trends'

const lucky = (...points: number[]) => points.map((luck) => ({ luck: luck * 10_000, luck_error: 0 }))

test('luck is averaged over the matches so far, and its interval shrinks with the root of their number', () => {
  const trend = luckTrend(lucky(30, -10, 10, -30))
  expect(trend.map(({ at }) => at)).toEqual([1, 2, 3, 4])
  expect(trend.map(({ value }) => value)).toEqual([30, 10, 10, 0])
  const reach = trend.map(({ value, high }) => high - value)
  const deviation = Math.sqrt((30 ** 2 + 10 ** 2 + 10 ** 2 + 30 ** 2) / 3)
  expect(reach[0]).toBeCloseTo(1.96 * deviation, 1)
  expect((reach[0] ?? 0) / (reach[3] ?? 1)).toBeCloseTo(2, 6)
  expect(trend.map(({ value, low }) => value - low)).toEqual(reach.map((one) => expect.closeTo(one, 6)))
})

test('luck of one match has no interval, and that of none no trend', () => {
  expect(luckTrend(lucky(12))).toEqual([{ at: 1, value: 12, low: 12, high: 12 }])
  expect(luckTrend([])).toEqual([])
})

test('a rating is within two deviations', () => {
  expect(ratingTrend([{ ended: 5, rating: 1600, deviation: 50 }])).toEqual([
    { at: 5, value: 1600, low: 1500, high: 1700 },
  ])
})

test.each([
  [0, 100, [0, 50, 100]],
  [-37, 41, [-20, 0, 20, 40]],
  [1312, 1745, [1400, 1600]],
  [0.2, 1.2, [0.5, 1]],
])('between %d and %d are few round numbers', (low, high, ticks) => {
  expect(ticksBetween(low, high)).toEqual(ticks)
})

test('a chart begins at the left, ends at the right, and has room for every interval', () => {
  const trend = [
    { at: 100, value: 10, low: 0, high: 20 },
    { at: 150, value: 30, low: 20, high: 40 },
    { at: 300, value: 20, low: 15, high: 25 },
  ]
  const geometry = new TrendGeometry(trend, { left: 10, top: 0, width: 100, height: 40 })
  expect(geometry.line).toBe('M10.0 30.0L35.0 10.0L110.0 20.0')
  expect(geometry.band).toBe('M10.0 20.0L35.0 0.0L110.0 15.0L110.0 25.0L35.0 20.0L10.0 40.0Z')
  expect(geometry.ticks).toEqual([0, 10, 20, 30, 40])
})

test('a chart has the values that it is asked for', () => {
  const trend = [{ at: 1, value: -20, low: -30, high: -10 }]
  const geometry = new TrendGeometry(trend, { left: 0, top: 0, width: 100, height: 30 }, [0])
  expect([geometry.y(0), geometry.y(-30)]).toEqual([0, 30])
})

test('one match is in the middle', () => {
  const trend = [{ at: 7, value: 5, low: 5, high: 5 }]
  const geometry = new TrendGeometry(trend, { left: 0, top: 0, width: 100, height: 40 })
  expect(geometry.x(7)).toBe(50)
  expect(geometry.y(5)).toBe(40)
})
