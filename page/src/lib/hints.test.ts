import { describe, expect, it } from 'vitest'
import { adviceFor, isVerb, isWithCard, isWithColor } from './hints'
import type { Hinted } from './protocol'

const hint: Hinted = {
  type: 'hinted',
  id: '1',
  move: '0 play W:B',
  chances: [
    { move: '0 play W:B', win: 0.412, error: 0.01 },
    { move: '0 play W:R', win: 0.3, error: 0.01 },
    { move: '0 play R7', win: 0.355, error: 0.01 },
    { move: '0 draw', win: 0.2, error: 0.01 },
  ],
}

describe('a hint', () => {
  it('gives each card the chance of its best move', () => {
    expect(adviceFor(hint, isWithCard('W'))).toEqual({ chance: 41, isBest: true })
    expect(adviceFor(hint, isWithCard('R7'))).toEqual({ chance: 36, isBest: false })
    expect(adviceFor(hint, isWithCard('G2'))).toBeNull()
  })

  it('tells the colours of a wild apart', () => {
    expect(adviceFor(hint, isWithColor('B', 'W'))?.isBest).toBe(true)
    expect(adviceFor(hint, isWithColor('R', 'W'))).toEqual({ chance: 30, isBest: false })
  })

  it('is about moves without a card too', () => {
    expect(adviceFor(hint, isVerb('draw', 'take'))?.chance).toBe(20)
    expect(adviceFor(null, isVerb('draw'))).toBeNull()
  })

  it('marks the move where nothing was searched', () => {
    const bare: Hinted = { type: 'hinted', id: '1', move: '0 draw' }
    expect(adviceFor(bare, isVerb('draw'))).toEqual({ chance: NaN, isBest: true })
  })
})
