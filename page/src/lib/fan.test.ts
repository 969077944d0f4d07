import { expect, it } from 'vitest'
import { layOut } from './fan'

const ROOMS = [300, 374, 700, 960]
const HANDS = [1, 2, 3, 7, 12, 25, 60]

it.each(ROOMS.flatMap((room) => HANDS.map((count) => [count, room] as const)))(
  '%i cards in %i pixels all lie within, a thumb apart',
  (count, room) => {
    const { cards, width, height } = layOut(count, room, 800)
    expect(cards).toHaveLength(count)
    for (const [i, card] of cards.entries()) {
      const leaning = (Math.abs(Math.sin((card.turn * Math.PI) / 180)) * width * 3) / 2
      expect(card.x - leaning).toBeGreaterThanOrEqual(-1)
      expect(card.x + width + leaning).toBeLessThanOrEqual(room + 1)
      expect(card.y + 1.5 * width).toBeLessThanOrEqual(height)
      const next = cards[i + 1]
      if (next && next.y - card.y < 30) expect(next.x - card.x).toBeGreaterThanOrEqual(Math.min(43, 0.86 * width) - 8)
    }
  },
)
