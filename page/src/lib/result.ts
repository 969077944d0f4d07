// Who has won, and who came second: the standing at the end of a match, and what the cards left are worth.

/** The seats from first to last. The winners are first; whether many or few points are good follows from theirs. */
export function ranking(totals: number[], winners: number[]): number[] {
  const best = totals[winners[0] ?? 0] ?? 0
  const isHighBest = best >= Math.max(...totals)
  const isWinner = (seat: number): number => (winners.includes(seat) ? 1 : 0)
  const points = (seat: number): number => (totals[seat] ?? 0) * (isHighBest ? 1 : -1)
  return totals
    .map((_, seat) => seat)
    .toSorted((one, other) => isWinner(other) - isWinner(one) || points(other) - points(one))
}

/** The place of a seat: 1 for the winners, and the same for equal totals. */
export function placeOf(seat: number, totals: number[], winners: number[]): number {
  if (winners.includes(seat)) return 1
  const order = ranking(totals, winners)
  return 1 + order.findIndex((other) => !winners.includes(other) && totals[other] === totals[seat])
}

/** SCORE-1: what a card in the hand is worth. */
export function cardPoints(card: string): number {
  if (card.startsWith('W')) return 50
  const rank = card.slice(1)
  return /^\d$/.test(rank) ? Number(rank) : 20
}

export const handPoints = (cards: string[]): number => cards.reduce((sum, card) => sum + cardPoints(card), 0)
