// What a hint says about a card, a colour or a button: the chance to win after the best of its moves.
import { cardOf, colorOf, type Move, parseMove } from './moves'
import type { Hinted } from './protocol'

export interface Advice {
  chance: number // in percent, or NaN: see `hasChance`
  isBest: boolean // the move to make is one of these
}

/** Whether the hint says how good the moves are: some are only named as the best. */
export const hasChance = (advice: Advice | null): advice is Advice => advice !== null && !Number.isNaN(advice.chance)

/** The advice for the moves that satisfy a condition, or null if the hint says nothing about them. */
export function adviceFor(hint: Hinted | null, concerns: (move: Move) => boolean): Advice | null {
  const matching = (hint?.chances ?? []).filter(({ move }) => move && concerns(parseMove(move)))
  const isBest = Boolean(hint?.move) && concerns(parseMove(hint?.move ?? ''))
  if (!matching.length) return isBest ? { chance: NaN, isBest } : null
  return { chance: Math.round(100 * Math.max(...matching.map(({ win }) => win))), isBest }
}

export const isWithCard =
  (card: string) =>
  (move: Move): boolean =>
    ['play', 'jump', 'discard'].includes(move.verb) && cardOf(move) === card

/** Moves that name this colour, with this card or after another move. */
export const isWithColor =
  (color: string, card: string | null) =>
  (move: Move): boolean =>
    card ? cardOf(move) === card && colorOf(move) === color : move.verb === 'color' && move.what === color

export const isVerb =
  (...verbs: string[]) =>
  (move: Move): boolean =>
    verbs.includes(move.verb)
