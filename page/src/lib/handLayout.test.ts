import { expect, it } from 'vitest'
import { layOutHand } from './handLayout'

const ROOMS = [
  { width: 304, maxHeight: 170, windowHeight: 568 },
  { width: 317, maxHeight: 172, windowHeight: 375 },
  { width: 374, maxHeight: 250, windowHeight: 844 },
  { width: 1264, maxHeight: 200, windowHeight: 620 },
  { width: 374, maxHeight: 422, windowHeight: 844, scale: 1.6 },
  { width: 304, maxHeight: 284, windowHeight: 568, scale: 1.6 },
]
const COUNTS = [1, 2, 3, 7, 12, 26, 40]

it.each(ROOMS.flatMap((room) => COUNTS.map((count) => [count, room] as const)))(
  '%i cards in %o lie inside, with a strip of each free to tap',
  (count, room) => {
    const { cards, cardWidth, height } = layOutHand(count, room)
    expect(cards).toHaveLength(count)
    expect(height).toBeLessThanOrEqual(room.maxHeight)
    for (const [i, card] of cards.entries()) {
      const tilt = (Math.abs(Math.sin((card.angle * Math.PI) / 180)) * cardWidth * 3) / 2
      expect(card.x - tilt).toBeGreaterThanOrEqual(-1)
      expect(card.x + cardWidth + tilt).toBeLessThanOrEqual(room.width + 1)
      expect(card.y + 1.5 * cardWidth).toBeLessThanOrEqual(height)
      const next = cards[i + 1]
      const sameRow = next && next.x > card.x
      if (sameRow) expect(next.x - card.x).toBeGreaterThanOrEqual(count > 26 ? 18 : 28)
    }
  },
)
