// What is written on a score board.
import type { Scores } from './protocol'

/** The totals after each round. */
export function sums(rounds: number[][]): number[][] {
  const totals: number[][] = []
  for (const round of rounds) totals.push(round.map((points, seat) => points + (totals.at(-1)?.[seat] ?? 0)))
  return totals
}

/** A line of the board: what stands at its head, and the points of every seat. */
export interface Line {
  title: string
  points: number[]
}

/** BOARD-1: what was carried, the rounds since, the totals. */
export function linesOf(scores: Scores, totals: number[], words: { carried: string; total: string }): Line[] {
  const carried = scores.wiped ? [{ title: words.carried, points: sums(scores.rounds)[scores.wiped - 1] ?? [] }] : []
  const rounds = scores.rounds.slice(scores.wiped).map((points, i) => ({ title: String(scores.wiped + i + 1), points }))
  return [...carried, ...rounds, { title: words.total, points: totals }]
}
