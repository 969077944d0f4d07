import { describe, expect, it } from 'vitest'
import {
  CHOICES,
  HOUSE_NUMBERS,
  fitNumbers,
  isOn,
  presetOf,
  rangeOf,
  readHouseRules,
  reasonAgainst,
  setNumber,
  surprise,
  toggle,
  wordsOfPreset,
  writeLine,
} from './houseRules'
import { EDITIONS, type Switch } from './protocol'
import { findEdition, numberIn, numberOption, wordOf } from './rules'

const rule = (name: string): Switch => CHOICES.find((one) => one.name === name) as Switch
const CLASSIC = EDITIONS[0]

describe('a line', () => {
  it.each([
    ['classic', [], 'classic'],
    ['classic', ['jump_in'], 'classic+jump_in'],
    ['classic', ['sevens', 'zeros'], 'classic+seven_zero'],
    ['classic', wordsOfPreset('party'), 'party'],
    ['jam', wordsOfPreset('party'), 'jam+party'],
    ['classic', [...wordsOfPreset('party'), 'cards=5'], 'party+cards=5'],
    ['classic', wordsOfPreset('party').filter((word) => word !== 'zeros'), 'party+no_zeros'],
    ['classic', wordsOfPreset('chaos').filter((word) => word !== 'mercy=25'), 'chaos+no_mercy'],
    ['classic', [...wordsOfPreset('chaos').filter((word) => word !== 'mercy=25'), 'mercy=30'], 'chaos+mercy=30'],
  ])('is as short as it can be', (edition, words, line) => {
    expect(writeLine(edition, words, [])).toBe(line)
    expect(writeLine(edition, words, ['lowest', 'target=300'])).toBe(`${line}+lowest+target=300`)
  })

  it('is read word by word', () => {
    expect(readHouseRules(['seven_zero', 'nonsense', 'cards=5', 'no_bluffing'])).toEqual([
      'no_bluffing',
      'sevens',
      'zeros',
      'cards=5',
    ])
    expect(presetOf(readHouseRules(['seven_zero', 'jump_in', 'progressive', 'draw_until_playable']))).toBe('party')
    expect(presetOf([])).toBe('official')
    expect(presetOf(['silent'])).toBeUndefined()
  })
})

describe('what goes together', () => {
  it('a switch is on with the one that brings it', () => {
    const words = toggle([], rule('cross_stacking'))
    expect(isOn(words, rule('progressive'))).toBe(true)
    expect(reasonAgainst(words, rule('progressive'))).toEqual({ key: 'page-brought', name: 'cross_stacking' })
    expect(isOn(toggle(words, rule('cross_stacking')), rule('progressive'))).toBe(false)
  })

  it('of two that exclude each other only one can be chosen', () => {
    const free = toggle([], rule('free_draw_four'))
    expect(reasonAgainst(free, rule('bluffing'))).toEqual({ key: 'page-brought', name: 'free_draw_four' })
    const honest = toggle([], rule('bluffing'))
    expect(honest).toEqual(['no_bluffing'])
    expect(reasonAgainst(honest, rule('free_draw_four'))).toEqual({ key: 'page-conflict', name: 'no_bluffing' })
    expect(reasonAgainst(honest, rule('bluffing'))).toBeUndefined()
  })

  it('a line does not take away what another of its words brings', () => {
    const party = wordsOfPreset('party')
    expect(party).toContain('progressive')
    const stacked = toggle(
      party.filter((word) => word !== 'progressive'),
      rule('cross_stacking'),
    )
    expect(writeLine('classic', stacked, [])).toBe('party+cross_stacking')
  })

  it('numbers limit each other', () => {
    const [cards, mercy] = [numberOption('cards'), numberOption('mercy')]
    expect(rangeOf(setNumber([], cards, 12), mercy, CLASSIC, 4)).toMatchObject({ least: 13, most: 40 })
    expect(rangeOf(setNumber([], mercy, 10), cards, CLASSIC, 4)).toMatchObject({ least: 3, most: 9 })
    expect(rangeOf([], cards, CLASSIC, 10)).toMatchObject({ most: 8, reason: { key: 'page-at-most', count: 8 } })
    expect(rangeOf([], cards, findEdition('jam'), 10).most).toBe(9)
    expect(setNumber(['cards=5'], cards, 7)).toEqual([])
    expect(fitNumbers(['cards=15', 'mercy=12'], CLASSIC, 10)).toEqual(['cards=8', 'mercy=12'])
    expect(setNumber(['mercy=25'], mercy, null)).toEqual([])
  })

  it('a surprise is possible at its table', () => {
    let seed = 7
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
    for (let i = 0; i < 300; i++) {
      const players = 2 + (i % 9)
      const words = surprise(CLASSIC, players, random)
      for (const one of CHOICES.filter((one) => words.includes(wordOf(one))))
        for (const excluded of one.excludes) expect(words).not.toContain(excluded)
      for (const option of HOUSE_NUMBERS) {
        const value = numberIn(words, option)
        const { least, most } = rangeOf(words, option, CLASSIC, players)
        if (value !== null) expect([value >= least, value <= most]).toEqual([true, true])
      }
      const line = writeLine('classic', words, []).split('+')
      for (const one of CHOICES.filter((one) => line.includes(wordOf(one))))
        for (const excluded of one.excludes) expect(line).not.toContain(excluded)
    }
  })
})
