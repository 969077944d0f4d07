import { expect, it } from 'vitest'
import { layOutHand } from './handLayout'

const WIDTHS = [300, 374, 700, 960]
const COUNTS = [1, 2, 3, 7, 12, 25, 60]

it.each(WIDTHS.flatMap((width) => COUNTS.map((count) => [count, width] as const)))(
  '%i cards in %i pixels lie inside, with a strip of each free to tap',
  (count, width) => {
    const { cards, cardWidth, height } = layOutHand(count, width, 800)
    expect(cards).toHaveLength(count)
    for (const [i, card] of cards.entries()) {
      const tilt = (Math.abs(Math.sin((card.angle * Math.PI) / 180)) * cardWidth * 3) / 2
      expect(card.x - tilt).toBeGreaterThanOrEqual(-1)
      expect(card.x + cardWidth + tilt).toBeLessThanOrEqual(width + 1)
      expect(card.y + 1.5 * cardWidth).toBeLessThanOrEqual(height)
      const next = cards[i + 1]
      const sameRow = next && next.y - card.y < 30
      if (sameRow) expect(next.x - card.x).toBeGreaterThanOrEqual(Math.min(43, 0.86 * cardWidth) - 8)
    }
  },
)
