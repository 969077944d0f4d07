import { describe, expect, it } from 'vitest'
import { chosen, colorOf, movesWith, readMove, typed } from './moves'

const legal = ['1 play R7', '1 play R7 uno', '1 play W:R', '1 play W:B', '1 play W+4:B', '1 draw', '1 jump R7'].map(readMove)

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
})
