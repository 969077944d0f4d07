// The rounds of a replay, and the keys that lead through it.
import type { Step } from './protocol'

export interface ReplayRound {
  first: number // the step of its deal
  winners: number[] // who went out; nobody if it was blocked
  points: number // that were scored, of all seats together
}

export const SPEEDS = [0.5, 1, 2, 4]

export function roundsIn(steps: Step[]): ReplayRound[] {
  const deals = steps.flatMap(({ move }, i) => (move === 'deal' ? [i] : []))
  return deals.map((first, i) => {
    const events = steps.slice(first, deals[i + 1]).flatMap((step) => step.events)
    const points = events.flatMap((event) => (event.event === 'scored' ? event.points : []))
    return {
      first,
      winners: events.flatMap((event) => (event.event === 'out' ? [event.seat] : [])),
      points: points.reduce((sum, some) => sum + some, 0),
    }
  })
}

/** The round that a step belongs to, counted from 0. */
export const roundAt = (rounds: ReplayRound[], step: number): number =>
  Math.max(
    0,
    rounds.findLastIndex(({ first }) => first <= step),
  )

/** Where a key leads, or undefined if it leads nowhere. The beginning of a round comes before the round before it. */
export function stepOfKey(key: string, step: number, last: number, rounds: ReplayRound[]): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return step - 1
    case 'ArrowRight':
      return step + 1
    case 'Home':
      return 0
    case 'End':
      return last
    case '[':
      return rounds.findLast(({ first }) => first < step)?.first ?? 0
    case ']':
      return rounds.find(({ first }) => first > step)?.first ?? last
    default:
      return undefined
  }
}
