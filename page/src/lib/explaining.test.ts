import { describe, expect, it } from 'vitest'
import { penaltyRules, rulesOf, scoreRules } from './explaining'

describe('a tap explains by rules', () => {
  it('knows what hands do on a 7 only where they travel', () => {
    expect(rulesOf('R7', 'classic')).toEqual(['TURN-1', 'SCORE-1'])
    expect(rulesOf('R7', 'classic+seven_zero')).toContain('SEVEN-2')
    expect(rulesOf('RR', 'classic')).toContain('REVERSE-1')
  })

  it('names the challenge only for a Wild Draw Four', () => {
    expect(penaltyRules('W+4', 'classic')).toContain('WD4-4')
    expect(penaltyRules('R+2', 'classic+progressive')).toEqual(['DRAW2-1', 'PROG-1'])
  })

  it('finds the rule of the format', () => {
    expect(scoreRules('jam+jump_in+lowest+target=200')).toContain('MATCH-2')
    expect(scoreRules('classic')).toContain('MATCH-1')
  })
})
