// What is written on a score board beside the points themselves.

/** The totals after each round. */
export function sums(rounds: number[][]): number[][] {
  const totals: number[][] = []
  for (const round of rounds) totals.push(round.map((points, seat) => points + (totals.at(-1)?.[seat] ?? 0)))
  return totals
}
