// Legal moves as the server lists them, sorted by what a person would click on.

export interface Move {
  text: string
  seat: number
  verb: string
  what: string
  uno: boolean
}

export function readMove(text: string): Move {
  const [seat = '0', verb = '', what = '', ...rest] = text.split(' ')
  return { text, seat: Number(seat), verb, what, uno: rest.includes('uno') }
}

export const cardOf = (move: Move): string => move.what.split(':')[0] ?? ''
export const colorOf = (move: Move): string => move.what.split(':')[1] ?? ''

/** The moves that begin with a click on this card of the own hand. */
export function movesWith(card: string, legal: Move[]): Move[] {
  return legal.filter((move) => ['play', 'jump', 'discard'].includes(move.verb) && cardOf(move) === card)
}

/** The move for a card: with a call of UNO if it was asked for, and with this colour if there is a choice. */
export function chosen(moves: Move[], uno: boolean, color = ''): Move | undefined {
  const fitting = moves.filter((move) => colorOf(move) === color)
  return fitting.find((move) => move.uno === uno) ?? fitting[0]
}

export const isWild = (card: string): boolean => card.startsWith('W')
