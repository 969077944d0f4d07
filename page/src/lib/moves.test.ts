import { describe, expect, it } from 'vitest'
import { chosen, colorOf, isWild, movesWith, readMove, typed } from './moves'

const legal = ['1 play R7', '1 play R7 uno', '1 play W:R', '1 play W:B', '1 play W+4:B', '1 draw', '1 jump R7'].map(
  readMove,
)

describe('a click on a card', () => {
  it('finds every move with that card and no other', () => {
    expect(movesWith('W', legal).map((move) => move.text)).toEqual(['1 play W:R', '1 play W:B'])
    expect(movesWith('Y1', legal)).toEqual([])
  })

  it('calls UNO only when it was asked for', () => {
    expect(chosen(movesWith('R7', legal), false)?.text).toBe('1 play R7')
    expect(chosen(movesWith('R7', legal), true)?.text).toBe('1 play R7 uno')
  })

  it('names the colour that was chosen', () => {
    expect(chosen(movesWith('W', legal), false, 'B')?.text).toBe('1 play W:B')
    expect(chosen(movesWith('W', legal), false, 'G')).toBeUndefined()
    expect(movesWith('W', legal).map(colorOf)).toEqual(['R', 'B'])
  })
})

describe('a typed line', () => {
  it('is the legal move that it means', () => {
    expect(typed(' r7  uno', legal, 1)).toBe('1 play R7 uno')
    expect(typed('w:b', legal, 1)).toBe('1 play W:B')
    expect(typed('draw', legal, 1)).toBe('1 draw')
  })

  it('goes to the table as it is when it is not legal, for the table explains', () => {
    expect(typed('g9', legal, 1)).toBe('1 play G9')
    expect(typed('keep', legal, 1)).toBe('1 keep')
  })

  it('needs no verb where a card alone says enough: to jump in, or to discard', () => {
    expect(typed('b6', ['0 jump B6'].map(readMove), 0)).toBe('0 jump B6')
    expect(typed('wj', ['0 discard WJ'].map(readMove), 0)).toBe('0 discard WJ')
    expect(typed('SWAP 2', ['0 swap 2'].map(readMove), 0)).toBe('0 swap 2')
  })
})

describe('a move', () => {
  it('is read word by word', () => {
    expect(readMove('3 play W+4:B uno')).toEqual({
      text: '3 play W+4:B uno',
      seat: 3,
      verb: 'play',
      what: 'W+4:B',
      uno: true,
    })
    expect(readMove('0 draw')).toMatchObject({ seat: 0, verb: 'draw', what: '', uno: false })
    expect([isWild('WJ'), isWild('R7')]).toEqual([true, false])
  })

  it('with a call that is no longer possible is made without it', () => {
    expect(chosen(['0 play R7'].map(readMove), true)?.text).toBe('0 play R7')
  })
})
