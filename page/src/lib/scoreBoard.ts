// The lines of a score board.
import type { ScoresShown } from './protocol'

export function runningTotals(rounds: number[][]): number[][] {
  const totals: number[][] = []
  for (const round of rounds) totals.push(round.map((points, seat) => points + (totals.at(-1)?.[seat] ?? 0)))
  return totals
}

export interface BoardLine {
  title: string
  points: number[] // of every seat
}

/** BOARD-1: the subtotal that was carried, the rounds since, the totals. */
export function boardLines(
  scores: Pick<ScoresShown, 'rounds' | 'wiped'>,
  totals: number[],
  titles: { carried: string; total: string },
): BoardLine[] {
  const { rounds, wiped } = scores
  const carried = wiped ? [{ title: titles.carried, points: runningTotals(rounds)[wiped - 1] ?? [] }] : []
  const sinceWiped = rounds.slice(wiped).map((points, i) => ({ title: String(wiped + i + 1), points }))
  return [...carried, ...sinceWiped, { title: titles.total, points: totals }]
}
