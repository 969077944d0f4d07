// Lays out the cards of a hand: one fan if there is room, else rows in which a strip of every card stays free to tap.

const MIN_STRIP = 30 // pixels of every card that should stay uncovered
const MIN_ROW_OFFSET = 32 // pixels between two rows
const FAN_DIP = 14 // how much lower the outer cards of a fan lie
const TOP_MARGIN = 20 // above the first row, for cards that are raised
const MOST_TILT = 8 // degrees of the outer cards
const MOST_ROWS = 5

export interface CardPlacement {
  x: number
  y: number
  angle: number // degrees
}

export interface HandLayout {
  cardWidth: number
  height: number // of the whole hand
  cards: CardPlacement[]
}

interface Room {
  width: number
  maxHeight: number // of the hand, if it is possible
  windowHeight: number
  scale?: number // of cards larger than usual
}

const rowOffset = (cardWidth: number): number => Math.max(MIN_ROW_OFFSET, cardWidth * 0.6)
/** Below the cards: the outer ones of a fan hang lower with one corner. */
const bottomMargin = (cardWidth: number): number => 4 + (cardWidth / 2) * Math.sin((MOST_TILT * Math.PI) / 180)
const heightOf = (rows: number, cardWidth: number): number =>
  Math.ceil(
    TOP_MARGIN +
      (rows - 1) * rowOffset(cardWidth) +
      1.5 * cardWidth +
      (rows === 1 ? FAN_DIP + bottomMargin(cardWidth) : 4),
  )

/** The fewest rows in which every card has its strip, or else the most that are not too high. */
function rowsFor(count: number, cardWidth: number, { width, maxHeight, scale = 1 }: Room): number {
  let rows = 1
  while (rows < MOST_ROWS && heightOf(rows + 1, cardWidth) <= maxHeight) {
    const inRow = Math.ceil(count / rows)
    if (inRow === 1 || (width - cardWidth) / (inRow - 1) >= MIN_STRIP * scale) break
    rows++
  }
  return rows
}

export function layOutHand(count: number, room: Room): HandLayout {
  const { width, maxHeight, windowHeight, scale = 1 } = room
  const largest = (maxHeight - TOP_MARGIN - FAN_DIP - 4) / 1.57 // as one row
  const cardWidth = Math.round(
    Math.max(44, Math.min(scale * Math.min(width * 0.165, windowHeight * 0.14), largest, 170)),
  )
  const cardHeight = cardWidth * 1.5
  const rows = rowsFor(count, cardWidth, room)
  const most = Math.ceil(count / rows) // in a row
  if (scale > 1 && (width - cardWidth) / (most - 1) < MIN_STRIP) return layOutHand(count, { ...room, scale: 1 })
  const cards: CardPlacement[] = []
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor((count + row) / rows) // the last rows are the fuller ones
    const arc = rows === 1 && inRow > 2 ? Math.min(2.5, (2 * MOST_TILT) / (inRow - 1)) : 0 // degrees from card to card
    const tiltWidth = 2 * cardHeight * Math.sin((arc * (inRow - 1) * Math.PI) / 360) // room that tilted cards need
    const step = inRow > 1 ? Math.min(cardWidth * 0.9, (width - cardWidth - tiltWidth) / (inRow - 1)) : 0
    const dip = FAN_DIP * Math.min(1, (arc * inRow) / (2 * MOST_TILT))
    for (let i = 0; i < inRow; i++) {
      const fromMiddle = i - (inRow - 1) / 2
      cards.push({
        x: (width - cardWidth) / 2 + fromMiddle * step,
        y: TOP_MARGIN + row * rowOffset(cardWidth) + dip * (inRow > 1 ? ((2 * fromMiddle) / (inRow - 1)) ** 2 : 0),
        angle: fromMiddle * arc,
      })
    }
  }
  // The same height for every hand of one row, so that the table does not jump.
  return { cardWidth, height: heightOf(rows, cardWidth), cards }
}
