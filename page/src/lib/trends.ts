// How a figure went from match to match, with its interval: ratings, and the average luck.
import { type Box, type Point, pathOf } from './chartGeometry'
import { WHOLE } from './matchCurve'
import { type MatchLuck, type RatingPoint, Z95 } from './protocol'

export interface TrendPoint {
  at: number // along the chart: a time, or the number of a match
  value: number
  low: number
  high: number
}

const pointAt = (at: number, value: number, reach: number): TrendPoint => ({
  at,
  value,
  low: value - reach,
  high: value + reach,
})

/** A rating after each match, and where it very likely is: within two deviations. */
export const ratingTrend = (ratings: RatingPoint[]): TrendPoint[] =>
  ratings.map(({ ended, rating, deviation }) => pointAt(ended, rating, 2 * deviation))

/**
 * The average luck after each match in percentage points, with its 95% interval. How much luck varies from match to
 * match is estimated from all of them, so that one sees the interval shrink with the root of their number.
 */
export function luckTrend(matches: MatchLuck[]): TrendPoint[] {
  const luck = matches.map((match) => (100 * match.luck) / WHOLE)
  const mean = sum(luck) / luck.length
  const deviation = Math.sqrt(sum(luck.map((one) => (one - mean) ** 2)) / Math.max(1, luck.length - 1))
  let total = 0
  return luck.map((one, i) => {
    total += one
    return pointAt(i + 1, total / (i + 1), (Z95 * deviation) / Math.sqrt(i + 1))
  })
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const STEPS = [1, 2, 5, 10]
const FEW = 5 // ticks at most

/** Round numbers between two values, at most five. */
export function ticksBetween(low: number, high: number): number[] {
  const unit = 10 ** Math.floor(Math.log10((high - low) / (FEW - 1)))
  const step = unit * (STEPS.find((step) => (high - low) / (unit * step) <= FEW - 1) ?? 10)
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Where everything is in the chart of a trend. */
export class TrendGeometry {
  readonly low: number
  readonly high: number

  constructor(
    private trend: TrendPoint[],
    private box: Box,
    shown: number[] = [], // values that the chart has, whatever the trend is
  ) {
    this.low = Math.min(...trend.map(({ low }) => low), ...shown)
    this.high = Math.max(...trend.map(({ high }) => high), ...shown, this.low + 1)
  }

  x(at: number): number {
    const first = this.trend[0]?.at ?? 0
    const span = (this.trend.at(-1)?.at ?? 0) - first
    return this.box.left + (span ? ((at - first) / span) * this.box.width : this.box.width / 2)
  }

  y(value: number): number {
    return this.box.top + (this.box.height * (this.high - value)) / (this.high - this.low)
  }

  get ticks(): number[] {
    return ticksBetween(this.low, this.high)
  }

  get line(): string {
    return pathOf(this.trend.map(({ at, value }) => [this.x(at), this.y(value)]))
  }

  /** The outline of the intervals. */
  get band(): string {
    const edge = (of: 'low' | 'high'): Point[] => this.trend.map((point) => [this.x(point.at), this.y(point[of])])
    return `${pathOf([...edge('high'), ...edge('low').toReversed()])}Z`
  }
}
