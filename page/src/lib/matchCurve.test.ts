import { describe, expect, it } from 'vitest'
import { ChartGeometry, pathOf } from './chartGeometry'
import { curveOf, luckIn, marksOf, nextMark, notesIn } from './matchCurve'
import type { AnalysisEvent, AnalysisStep, Report, Verdict } from './protocol'

const step = (kind: string, ...chances: number[]): AnalysisStep => ({ kind, seats: [], chances, errors: [0, 0] })
const verdict = (seat: number, quality: string): Verdict => ({
  ...{ seat, quality, made: `${seat} draw`, best: `${seat} play R7`, loss: 60_000, error: 5_000, match_loss: 30_000 },
  ...{ chance: 500_000, best_chance: 530_000, playouts: 100, why: { name: 'often', parts: { count: 100 } } },
  chances: { [`${seat} play R7`]: 530_000, [`${seat} draw`]: 500_000 },
})
const event = (number: number, steps: AnalysisStep[], more: Partial<AnalysisEvent> = {}): AnalysisEvent => ({
  ...{ number, round: 1, move: number ? '0 draw' : 'deal', steps, verdicts: [], notes: [] },
  ...more,
})
const report = {
  names: ['Ana', 'Bo'],
  start: [500_000, 500_000],
  events: [
    event(0, [step('chance', 450_000, 550_000)]),
    event(1, [step('move', 400_000, 600_000), step('chance', 700_000, 300_000)], {
      verdicts: [verdict(0, 'mistake')],
      notes: [
        { kind: 'uno-forgotten', seat: 0, worth: -50_000 },
        { kind: 'catch-missed', seat: 1, worth: 8_000 },
      ],
    }),
    event(2, [step('move', 690_000, 310_000)], {
      verdicts: [verdict(1, 'good')],
      notes: [{ kind: 'catch-missed', seat: 0, worth: 100 }],
    }),
    event(3, [step('move', 500_000, 500_000), step('chance', 390_000, 610_000)]),
  ],
} as unknown as Report

describe('the curve', () => {
  it('ends every event with its last step, and is rough until the report is there', () => {
    expect(curveOf({ report, rough: null }).map(([first]) => first)).toEqual([450_000, 700_000, 690_000, 390_000])
    expect(curveOf({ report: null, rough: { start: [1, 1], chances: [[2, 2]] } })).toEqual([[2, 2]])
    expect(curveOf({ report: null, rough: null })).toEqual([])
  })

  it('has a mark for luck where chance alone changed a lot', () => {
    expect(luckIn(report, 0)).toBeNull() // half a tenth
    expect(luckIn(report, 1)).toMatchObject({ seat: 0, kind: 'lucky', before: [400_000, 600_000] })
    expect(luckIn(report, 2)).toBeNull() // nothing came by chance
    expect(luckIn(report, 3)).toMatchObject({ seat: 1, kind: 'lucky' })
  })

  it('marks mistakes, luck and notes, but nobody twice for one slip', () => {
    expect(marksOf(report).map(({ step, seat, kind }) => [step, seat, kind])).toEqual([
      [1, 0, 'mistake'],
      [1, 0, 'lucky'],
      [1, 1, 'note'],
      [3, 1, 'lucky'],
    ])
    expect(notesIn(report.events[2] as AnalysisEvent)).toEqual([]) // it changed nothing
  })

  it('leads from mark to mark', () => {
    const marks = marksOf(report)
    expect([nextMark(marks, 0, 1), nextMark(marks, 1, 1), nextMark(marks, 3, 1)]).toEqual([1, 3, null])
    expect([nextMark(marks, 3, -1), nextMark(marks, 1, -1)]).toEqual([1, null])
  })
})

describe('the chart', () => {
  const geometry = new ChartGeometry(curveOf({ report, rough: null }), { left: 10, top: 20, width: 300, height: 100 })

  it('lies in its box', () => {
    expect(geometry.point(0, 0)).toEqual([10, 75])
    expect([geometry.x(3), geometry.y(0), geometry.y(1_000_000)]).toEqual([310, 120, 20])
    expect(pathOf(geometry.line(1))).toBe('M10.0 65.0L110.0 90.0L210.0 89.0L310.0 59.0')
  })

  it('finds the step below the pointer, also outside the box', () => {
    expect([-50, 10, 55, 65, 400].map((x) => geometry.stepAt(x))).toEqual([0, 0, 0, 1, 3])
  })

  it('takes a click close to a mark for the mark', () => {
    const marks = marksOf(report)
    const [x, y] = geometry.point(3, 1)
    expect(geometry.stepOfClick([x - 12, y + 3], marks, 14)).toBe(3)
    expect(geometry.stepOfClick([x - 60, y], marks, 14)).toBe(2)
  })

  it('draws marks of the same moment one above the other', () => {
    const [fault, luck] = geometry.marks(marksOf(report))
    expect(fault?.at[0]).toBe(luck?.at[0])
    expect(Math.abs((fault?.at[1] ?? 0) - (luck?.at[1] ?? 0))).toBe(15)
  })
})
