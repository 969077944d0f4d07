// Where the cards of a hand lie: one fan where there is room, else rows with a strip of every card for a thumb.

const THUMB = 44 // pixels of every card that stay free
const DIP = 16 // how much lower the outer cards of a fan lie
const RAISED = 20 // above the first row, for cards that stand out

export interface Lying {
  x: number
  y: number
  turn: number
}

export interface Fan {
  width: number // of a card
  height: number // of the whole hand
  cards: Lying[]
}

export function layOut(count: number, room: number, screen: number): Fan {
  const wide = Math.round(Math.max(56, Math.min(room * 0.16, screen * 0.135, 150)))
  const tall = wide * 1.5
  const most = Math.max(1, Math.floor((room - wide) / THUMB) + 1) // in a row
  const rows = Math.max(1, Math.ceil(count / most))
  const strip = Math.max(THUMB + 10, tall * 0.42) // what is seen of a row beneath another
  const cards: Lying[] = []
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor((count + row) / rows) // the last rows are the fuller ones
    const arc = rows === 1 && inRow > 2 ? Math.min(3, 24 / inRow) : 0 // degrees from card to card
    const lean = 2 * tall * Math.sin((arc * (inRow - 1) * Math.PI) / 360) // what the outer cards take up by leaning
    const step = inRow > 1 ? Math.min(wide * 0.86, (room - wide - lean) / (inRow - 1)) : 0
    for (let i = 0; i < inRow; i++) {
      const off = i - (inRow - 1) / 2
      cards.push({
        x: (room - wide) / 2 + off * step,
        y:
          RAISED +
          row * strip +
          DIP * Math.min(1, (arc * inRow) / 20) * (inRow > 1 ? ((2 * off) / (inRow - 1)) ** 2 : 0),
        turn: off * arc,
      })
    }
  }
  // The same for every hand of one row, so that the layout does not jump.
  const lowest = RAISED + (rows - 1) * strip + (rows === 1 ? DIP : 0)
  return { width: wide, height: Math.ceil(lowest + tall + 6), cards }
}
