import { describe, expect, it } from 'vitest'
import { aboutCard, aboutMove, answering } from './explaining'
import type { RuleShown } from './protocol'

const rule = (id: string, about: string, more: Partial<RuleShown> = {}): RuleShown => ({
  id,
  about: [about],
  section: '',
  sheets: '',
  reading: false,
  editions: ['classic', 'jam'],
  house: '',
  formats: [],
  text: '',
  ...more,
})
const BOOK = [
  rule('TURN-1', 'number'),
  rule('DRAW2-1', 'penalty +2'),
  rule('JAM-1', 'WJ', { editions: ['jam'] }),
  rule('SEVEN-2', '7', { house: 'seven_zero' }),
  rule('PROG-1', 'penalty +2', { house: 'progressive' }),
  rule('MATCH-1', 'score', { formats: ['points'] }),
  rule('MATCH-2', 'score', { formats: ['lowest', 'challenge'] }),
]
const ids = (asked: string[], rules: string): string[] => answering(asked, BOOK, rules).map(({ id }) => id)

describe('a tap is answered by rules', () => {
  it('of the house rules that are played', () => {
    expect(ids(aboutCard('R7'), 'classic')).toEqual(['TURN-1'])
    expect(ids(aboutCard('R7'), 'classic+seven_zero')).toEqual(['TURN-1', 'SEVEN-2'])
    expect(ids(aboutMove('take', 'R+2'), 'classic+progressive')).toEqual(['DRAW2-1', 'PROG-1'])
  })

  it('of the edition and the format', () => {
    expect(ids(aboutCard('WJ'), 'jam')).toEqual(['JAM-1'])
    expect(ids(aboutCard('WJ'), 'classic')).toEqual([])
    expect(ids(['score'], 'jam+jump_in+lowest+target=200')).toEqual(['MATCH-2'])
    expect(ids(['score'], 'classic')).toEqual(['MATCH-1'])
  })

  it('by their name, whatever is played', () => {
    expect(ids(['PROG-1'], 'classic')).toEqual(['PROG-1'])
  })
})
