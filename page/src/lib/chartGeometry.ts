// Where everything is in a chart of win chances, on the page and in the picture to share.
import { type Mark, WHOLE } from './matchCurve'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export type Point = [number, number]

const SHAPE_DISTANCE = 90 // pixels between the shapes on a line
const MARK_HEIGHT = 15 // of marks above each other

export class ChartGeometry {
  constructor(
    private curve: number[][],
    private box: Box,
  ) {}

  private get last(): number {
    return Math.max(1, this.curve.length - 1)
  }

  x(step: number): number {
    return this.box.left + (step * this.box.width) / this.last
  }

  y(chance: number): number {
    return this.box.top + this.box.height * (1 - chance / WHOLE)
  }

  /** The step at this place, or the nearest one. */
  stepAt(x: number): number {
    const step = Math.round(((x - this.box.left) / this.box.width) * this.last)
    return Math.min(this.last, Math.max(0, step))
  }

  point(step: number, seat: number): Point {
    return [this.x(step), this.y(this.curve[step]?.[seat] ?? 0)]
  }

  line(seat: number): Point[] {
    return this.curve.map((_, step) => this.point(step, seat))
  }

  /** Where the shape of a player is drawn: along the line, those of different players at different places. */
  shapes(seat: number, players: number): Point[] {
    const count = Math.max(1, Math.floor(this.box.width / SHAPE_DISTANCE))
    return Array.from({ length: count }, (_, i) => {
      const step = Math.round(((i + (seat + 0.5) / players) * this.last) / count)
      return this.point(step, seat)
    })
  }

  /** Where each mark is: on the line of its player, and one above the other if they belong to the same moment. */
  marks(marks: Mark[]): { mark: Mark; at: Point }[] {
    const taken = new Map<string, number>()
    return marks.map((mark) => {
      const key = `${mark.step} ${mark.seat}`
      const above = taken.get(key) ?? 0
      taken.set(key, above + 1)
      const [x, y] = this.point(mark.step, mark.seat)
      return { mark, at: [x, y + above * (y > this.box.top + this.box.height / 2 ? -MARK_HEIGHT : MARK_HEIGHT)] }
    })
  }

  /** The step that a click means: that of a mark close to it, else the one below it. */
  stepOfClick([x, y]: Point, marks: Mark[], reach: number): number {
    const near = this.marks(marks)
      .map(({ mark, at }) => ({ step: mark.step, distance: Math.hypot(at[0] - x, at[1] - y) }))
      .filter(({ distance }) => distance <= reach)
      .toSorted((one, other) => one.distance - other.distance)
    return near[0]?.step ?? this.stepAt(x)
  }
}

export const pathOf = (points: Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
