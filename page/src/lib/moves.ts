// Moves in the notation of the server, such as "0 play W:B uno". The server lists the legal ones.

export interface Move {
  text: string
  seat: number
  verb: string
  what: string // a card, with its colour if one is named, a colour or a seat
  uno: boolean
}

export function parseMove(text: string): Move {
  const [seat = '0', verb = '', what = '', ...rest] = text.split(' ')
  return { text, seat: Number(seat), verb, what, uno: rest.includes('uno') }
}

export const cardOf = (move: Move): string => move.what.split(':')[0] ?? ''
export const colorOf = (move: Move): string => move.what.split(':')[1] ?? ''
export const isWild = (card: string): boolean => card.startsWith('W')
/** Whether a colour is named together with the card. The colour of a Jam card is named after its drop (JAM-1). */
export const namesColor = (card: string): boolean => isWild(card) && card !== 'WJ'

/** The moves that begin with a click on this card in the hand. */
export function movesForCard(card: string, legal: Move[]): Move[] {
  return legal.filter((move) => ['play', 'jump', 'discard'].includes(move.verb) && cardOf(move) === card)
}

/** The move with this colour, and with or without a call of UNO. */
export function pickMove(moves: Move[], uno: boolean, color = ''): Move | undefined {
  const matching = moves.filter((move) => colorOf(move) === color)
  return matching.find((move) => move.uno === uno) ?? matching[0]
}

const VERBS_TO_OMIT = ['play', 'jump', 'discard', 'color']

/**
 * The move that a typed line means: a legal move in notation, with or without its verb, or by its label. Any other
 * line becomes a move that the server refuses with an explanation.
 */
export function parseTyped(
  line: string,
  legal: Move[],
  seat: number,
  label: (move: Move) => string = () => '',
): string {
  const words = line.trim().replace(/\s+/g, ' ').split(' ')
  const normalized = words
    .map((word) =>
      /^[RYGBOW][\dRSJG+:]/i.test(word) || /^[RYGBOW]$/i.test(word) ? word.toUpperCase() : word.toLowerCase(),
    )
    .join(' ')
  const spellings = ['', ...VERBS_TO_OMIT].map((verb) => `${verb} ${normalized}`.trim())
  const withoutSeat = (move: Move): string => move.text.slice(move.text.indexOf(' ') + 1)
  const byNotation = legal.find((move) => spellings.includes(withoutSeat(move)))
  if (byNotation) return byNotation.text
  const byLabel = legal.find((move) => label(move).toLowerCase() === line.trim().toLowerCase())
  if (byLabel) return byLabel.text
  return `${seat} ${/^[a-z]/.test(normalized) ? normalized : `play ${normalized}`}`
}
