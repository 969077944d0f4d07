// The curve of win chances of a match, and the marks on it: mistakes, luck, and what else is worth a note.
import { type AnalysisEvent, type AnalysisShown, FAULTS, type Report, type Verdict } from './protocol'

export const WHOLE = 1_000_000 // chances are millionths
const MUCH_LUCK = WHOLE / 10 // a change by chance that is marked
export const SEEN = WHOLE / 200 // a change that is worth telling

/** The signs of mistakes are those of chess. Every kind has a sign of its own. */
export const SIGNS = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  lucky: '▲',
  unlucky: '▼',
  note: '!',
} as const
export type MarkKind = keyof typeof SIGNS

export interface Mark {
  step: number
  seat: number
  kind: MarkKind
}

export const isFault = ({ quality }: Verdict): boolean => FAULTS.some((fault) => fault === quality)

/** The chances of all seats after every event: rough ones, until the report is there. */
export const curveOf = ({ report, rough }: Pick<AnalysisShown, 'report' | 'rough'>): number[][] =>
  report ? report.events.map(chancesAfter) : (rough?.chances ?? [])

const chancesAfter = ({ steps }: AnalysisEvent): number[] => steps.at(-1)?.chances ?? []

/** The chances before an event. */
export function chancesBefore(report: Report, number: number): number[] {
  const event = report.events[number - 1]
  return event ? chancesAfter(event) : report.start
}

/** A change by chance that is large: whose chance changed most, and all chances before and after it. */
export interface LuckMark extends Mark {
  before: number[]
  after: number[]
}

/** The luck in an event, or null. Of two chances that changed alike, the one that rose counts. */
export function luckIn(report: Report, number: number): LuckMark | null {
  const steps = report.events[number]?.steps ?? []
  const index = steps.findIndex(({ kind }) => kind === 'chance')
  if (index < 0) return null
  const before = steps[index - 1]?.chances ?? chancesBefore(report, number)
  const after = steps[index]?.chances ?? []
  const changes = after.map((now, seat) => now - (before[seat] ?? 0))
  const most = Math.max(...changes.map(Math.abs))
  if (most < MUCH_LUCK) return null
  const isLucky = changes.includes(most)
  return {
    step: number,
    seat: changes.indexOf(isLucky ? most : -most),
    kind: isLucky ? 'lucky' : 'unlucky',
    before,
    after,
  }
}

/** The notes that are worth telling: those that changed something. */
export const notesIn = ({ notes }: AnalysisEvent): AnalysisEvent['notes'] =>
  notes.filter(({ worth }) => Math.abs(worth) >= SEEN)

/** Every mark of a match, in the order of the events. */
export const marksOf = (report: Report): Mark[] => report.events.flatMap((event) => marksAt(report, event))

function marksAt(report: Report, event: AnalysisEvent): Mark[] {
  const step = event.number
  const faults = event.verdicts.filter(isFault)
  const noted = new Set(notesIn(event).map(({ seat }) => seat))
  for (const { seat } of faults) noted.delete(seat) // one mark is enough
  return [
    ...faults.map(({ seat, quality }) => ({ step, seat, kind: quality as MarkKind })),
    ...[luckIn(report, step) ?? []].flat(),
    ...[...noted].map((seat): Mark => ({ step, seat, kind: 'note' })),
  ]
}

/** The nearest step with a mark before or after this one, or null. */
export function nextMark(marks: Mark[], step: number, direction: 1 | -1): number | null {
  const steps = marks.map((mark) => mark.step).filter((other) => (other - step) * direction > 0)
  return steps.length ? (direction > 0 ? Math.min(...steps) : Math.max(...steps)) : null
}
