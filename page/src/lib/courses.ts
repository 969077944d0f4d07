// How a figure went from match to match, with its interval: ratings, and the average luck.
import { type Box, type Point, pathOf } from './chartGeometry'
import { WHOLE } from './matchCurve'
import { type MatchLuck, type RatingPoint, Z95 } from './protocol'

export interface CoursePoint {
  at: number // along the chart: a time, or the number of a match
  value: number
  low: number
  high: number
}

const pointAt = (at: number, value: number, reach: number): CoursePoint => ({
  at,
  value,
  low: value - reach,
  high: value + reach,
})

/** A rating after each match, and where it very likely is: within two deviations. */
export const ratingCourse = (ratings: RatingPoint[]): CoursePoint[] =>
  ratings.map(({ ended, rating, deviation }) => pointAt(ended, rating, 2 * deviation))

/**
 * The average luck after each match in percentage points, with its 95% interval. How much luck varies from match to
 * match is estimated from all of them, so that one sees the interval shrink with the root of their number.
 */
export function luckCourse(matches: MatchLuck[]): CoursePoint[] {
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

/** Where everything is in the chart of a course. */
export class CourseGeometry {
  readonly low: number
  readonly high: number

  constructor(
    private course: CoursePoint[],
    private box: Box,
    shown: number[] = [], // values that the chart has, whatever the course is
  ) {
    this.low = Math.min(...course.map(({ low }) => low), ...shown)
    this.high = Math.max(...course.map(({ high }) => high), ...shown, this.low + 1)
  }

  x(at: number): number {
    const first = this.course[0]?.at ?? 0
    const span = (this.course.at(-1)?.at ?? 0) - first
    return this.box.left + (span ? ((at - first) / span) * this.box.width : this.box.width / 2)
  }

  y(value: number): number {
    return this.box.top + (this.box.height * (this.high - value)) / (this.high - this.low)
  }

  get ticks(): number[] {
    return ticksBetween(this.low, this.high)
  }

  get line(): string {
    return pathOf(this.course.map(({ at, value }) => [this.x(at), this.y(value)]))
  }

  /** The outline of the intervals. */
  get band(): string {
    const edge = (of: 'low' | 'high'): Point[] => this.course.map((point) => [this.x(point.at), this.y(point[of])])
    return `${pathOf([...edge('high'), ...edge('low').toReversed()])}Z`
  }
}
