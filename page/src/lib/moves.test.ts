import { describe, expect, it } from 'vitest'
import { colorOf, isWild, movesForCard, namesColor, parseMove, parseTyped, pickMove } from './moves'

const legal = ['1 play R7', '1 play R7 uno', '1 play W:R', '1 play W:B', '1 play W+4:B', '1 draw', '1 jump R7'].map(
  parseMove,
)

describe('a click on a card', () => {
  it('finds every move with that card and no other', () => {
    expect(movesForCard('W', legal).map((move) => move.text)).toEqual(['1 play W:R', '1 play W:B'])
    expect(movesForCard('Y1', legal)).toEqual([])
  })

  it('calls UNO only if the player asked for it', () => {
    expect(pickMove(movesForCard('R7', legal), false)?.text).toBe('1 play R7')
    expect(pickMove(movesForCard('R7', legal), true)?.text).toBe('1 play R7 uno')
  })

  it('names the chosen colour', () => {
    expect(pickMove(movesForCard('W', legal), false, 'B')?.text).toBe('1 play W:B')
    expect(pickMove(movesForCard('W', legal), false, 'G')).toBeUndefined()
    expect(movesForCard('W', legal).map(colorOf)).toEqual(['R', 'B'])
  })

  it('plays a Jam card without a colour (JAM-1)', () => {
    const moves = movesForCard('WJ', ['0 play WJ', '0 play WJ uno'].map(parseMove))
    expect(pickMove(moves, true)?.text).toBe('0 play WJ uno')
    expect(['W', 'W+4', 'WG', 'WJ', 'R7'].filter(namesColor)).toEqual(['W', 'W+4', 'WG'])
  })

  it('leaves out a call of UNO that is no longer legal', () => {
    expect(pickMove(['0 play R7'].map(parseMove), true)?.text).toBe('0 play R7')
  })
})

describe('a typed line', () => {
  it('is the legal move that it means', () => {
    expect(parseTyped(' r7  uno', legal, 1)).toBe('1 play R7 uno')
    expect(parseTyped('w:b', legal, 1)).toBe('1 play W:B')
    expect(parseTyped('draw', legal, 1)).toBe('1 draw')
  })

  it('is sent as it is when it is not legal, because the server explains why', () => {
    expect(parseTyped('g9', legal, 1)).toBe('1 play G9')
    expect(parseTyped('keep', legal, 1)).toBe('1 keep')
  })

  it('needs no verb to jump in, to discard or to name a colour', () => {
    expect(parseTyped('b6', ['0 jump B6'].map(parseMove), 0)).toBe('0 jump B6')
    expect(parseTyped('wj', ['0 discard WJ'].map(parseMove), 0)).toBe('0 discard WJ')
    expect(parseTyped('o', ['0 color R', '0 color O'].map(parseMove), 0)).toBe('0 color O')
    expect(parseTyped('color o', ['0 color R', '0 color O'].map(parseMove), 0)).toBe('0 color O')
    expect(parseTyped('SWAP 2', ['0 swap 2'].map(parseMove), 0)).toBe('0 swap 2')
  })
})

describe('a move', () => {
  it('is parsed word by word', () => {
    expect(parseMove('3 play W+4:B uno')).toEqual({
      text: '3 play W+4:B uno',
      seat: 3,
      verb: 'play',
      what: 'W+4:B',
      uno: true,
    })
    expect(parseMove('0 draw')).toMatchObject({ seat: 0, verb: 'draw', what: '', uno: false })
    expect([isWild('WJ'), isWild('R7')]).toEqual([true, false])
  })
})
