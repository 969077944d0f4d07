import { describe, expect, it } from 'vitest'
import type { RuleShown } from './protocol'
import { cardTopics, moveTopics, rulesAbout } from './ruleTopics'

const rule = (id: string, about: string, more: Partial<RuleShown> = {}): RuleShown => ({
  id,
  about: [about],
  section: '',
  sheets: '',
  reading: false,
  editions: ['classic', 'jam'],
  houses: [],
  formats: [],
  text: '',
  note: '',
  ...more,
})
const RULEBOOK = [
  rule('TURN-1', 'number'),
  rule('DRAW2-1', 'penalty +2'),
  rule('JAM-1', 'WJ', { editions: ['jam'] }),
  rule('SEVEN-2', '7', { houses: ['sevens', 'seven_zero'] }),
  rule('PROG-1', 'penalty +2', { houses: ['progressive', 'cross_stacking'] }),
  rule('MATCH-1', 'score', { formats: ['points'] }),
  rule('MATCH-2', 'score', { formats: ['lowest', 'challenge'] }),
]
const ids = (topics: string[], rules: string): string[] => rulesAbout(topics, RULEBOOK, rules).map(({ id }) => id)

describe('the rules about a topic', () => {
  it('include the house rules that are on', () => {
    expect(ids(cardTopics('R7'), 'classic')).toEqual(['TURN-1'])
    expect(ids(cardTopics('R7'), 'classic+seven_zero')).toEqual(['TURN-1', 'SEVEN-2'])
    expect(ids(moveTopics('take', 'R+2'), 'classic+progressive')).toEqual(['DRAW2-1', 'PROG-1'])
    expect(ids(moveTopics('take', 'R+2'), 'classic+cross_stacking')).toEqual(['DRAW2-1', 'PROG-1'])
  })

  it('are those of the edition and the format', () => {
    expect(ids(cardTopics('WJ'), 'jam')).toEqual(['JAM-1'])
    expect(ids(cardTopics('WJ'), 'classic')).toEqual([])
    expect(ids(['score'], 'jam+jump_in+lowest+target=200')).toEqual(['MATCH-2'])
    expect(ids(['score'], 'classic')).toEqual(['MATCH-1'])
  })

  it('are found by their id at every table', () => {
    expect(ids(['PROG-1'], 'classic')).toEqual(['PROG-1'])
  })
})
