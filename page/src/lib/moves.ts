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

/** What somebody typed, as a move: the legal one that it means, or what the table will explain. */
export function typed(line: string, legal: Move[], seat: number, inWords: (move: Move) => string = () => ''): string {
  const words = line.trim().replace(/\s+/g, ' ').split(' ')
  const bare = words
    .map((word) => (/^[RYGBOW][\dRSJG+:]/i.test(word) || /^w$/i.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
  const said = (move: Move): string => move.text.slice(move.text.indexOf(' ') + 1)
  const found = legal.find(
    (move) =>
      said(move) === bare ||
      said(move) === `play ${bare}` ||
      said(move) === `jump ${bare}` ||
      said(move) === `discard ${bare}`,
  )
  if (found) return found.text
  const meant = legal.find((move) => inWords(move).toLowerCase() === line.trim().toLowerCase())
  if (meant) return meant.text
  return `${seat} ${/^[a-z]/.test(bare) ? bare : `play ${bare}`}`
}

export const isWild = (card: string): boolean => card.startsWith('W')
