// The mistakes of a match as exercises: the position before each, and how good another move would have been.
import { WHOLE, isFault } from './matchCurve'
import { LEAST_LOSS, LOSS_ERRORS, type Report, type Verdict } from './protocol'

export interface Exercise {
  step: number // after which to choose: 1 after the first deal
  verdict: Verdict
}

export type Grade = 'best' | 'good' | 'worse'

/** The mistakes of a seat, in the order of the match. */
export const exercisesOf = (report: Report, seat: number): Exercise[] =>
  report.events.flatMap(({ number, verdicts }) =>
    verdicts
      .filter((verdict) => verdict.seat === seat && isFault(verdict))
      .map((verdict) => ({ step: number, verdict })),
  )

/** What a move loses against the best one, as a share of the round: scaled like the loss of the move made. */
export function lossOf({ best_chance, chances, loss, match_loss }: Verdict, move: string): number {
  const chance = chances[move] ?? 0
  return match_loss ? Math.max(0, ((best_chance - chance) * loss) / match_loss) : 0
}

/** A move is as good as the best one under the same condition as in a verdict. */
export function gradeMove(verdict: Verdict, move: string): Grade {
  const loss = lossOf(verdict, move)
  if (move === verdict.best || loss === 0) return 'best'
  return loss < Math.max(WHOLE * LEAST_LOSS, LOSS_ERRORS * verdict.error) ? 'good' : 'worse'
}
