// Lays out the cards of a hand: one fan if there is room, else rows in which a strip of every card stays free to tap.

const MIN_STRIP = 44 // pixels of every card that stay uncovered
const FAN_DIP = 16 // how much lower the outer cards of a fan lie
const TOP_MARGIN = 20 // above the first row, for cards that are raised

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

export function layOutHand(count: number, width: number, screenHeight: number): HandLayout {
  const cardWidth = Math.round(Math.max(56, Math.min(width * 0.16, screenHeight * 0.135, 150)))
  const cardHeight = cardWidth * 1.5
  const mostInRow = Math.max(1, Math.floor((width - cardWidth) / MIN_STRIP) + 1)
  const rows = Math.max(1, Math.ceil(count / mostInRow))
  const rowOffset = Math.max(MIN_STRIP + 10, cardHeight * 0.42)
  const cards: CardPlacement[] = []
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor((count + row) / rows) // the last rows are the fuller ones
    const arc = rows === 1 && inRow > 2 ? Math.min(3, 24 / inRow) : 0 // degrees from card to card
    const tiltWidth = 2 * cardHeight * Math.sin((arc * (inRow - 1) * Math.PI) / 360) // room that tilted cards need
    const step = inRow > 1 ? Math.min(cardWidth * 0.86, (width - cardWidth - tiltWidth) / (inRow - 1)) : 0
    const dip = FAN_DIP * Math.min(1, (arc * inRow) / 20)
    for (let i = 0; i < inRow; i++) {
      const fromMiddle = i - (inRow - 1) / 2
      cards.push({
        x: (width - cardWidth) / 2 + fromMiddle * step,
        y: TOP_MARGIN + row * rowOffset + dip * (inRow > 1 ? ((2 * fromMiddle) / (inRow - 1)) ** 2 : 0),
        angle: fromMiddle * arc,
      })
    }
  }
  // The same for every hand of one row, so that the layout does not jump.
  const lowest = TOP_MARGIN + (rows - 1) * rowOffset + (rows === 1 ? FAN_DIP : 0)
  return { cardWidth, height: Math.ceil(lowest + cardHeight + 6), cards }
}
