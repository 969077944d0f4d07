// The cards of each edition.
import { findEdition } from './rules'

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2']

/** The whole deck, in the order in which it goes into a shuffle. */
export function buildDeck(edition: string): string[] {
  const { colors, wilds } = findEdition(edition)
  return [
    ...[...colors].flatMap((color) => RANKS.flatMap((rank) => Array<string>(rank === '0' ? 1 : 2).fill(color + rank))),
    ...wilds.flatMap((wild) => Array<string>(4).fill(wild)),
  ]
}
