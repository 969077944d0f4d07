// Which rules stand behind what can be tapped. The texts come from the rulebook.
import { plays } from './rules'

const BY_RANK: Record<string, string[]> = { S: ['SKIP-1'], R: ['REVERSE-1'], '+2': ['DRAW2-1'] }
const BY_WILD: Record<string, string[]> = {
  W: ['WILD-1', 'TURN-2'],
  'W+4': ['WD4-1', 'WD4-2', 'WD4-3'],
  WJ: ['JAM-1', 'JAM-2', 'JAM-3'],
  WG: ['GRAD-1'],
}

/** The rules of a card; a 0 or a 7 has more to it where hands travel. */
export function rulesOf(card: string, rules: string): string[] {
  const wild = BY_WILD[card]
  if (wild) return [...wild, 'SCORE-1']
  const rank = card.slice(1)
  const house = plays(rules, 'seven_zero') ? { '0': ['SEVEN-1'], '7': ['SEVEN-2'] }[rank] : undefined
  return [...(BY_RANK[rank] ?? ['TURN-1']), ...(house ?? []), 'SCORE-1']
}

/** The rules of a move that is offered. */
export function moveRules(verb: string, top: string, rules: string): string[] {
  const by: Record<string, string[]> = {
    draw: ['TURN-3', 'TURN-4', 'PILE-1'],
    keep: ['TURN-3', 'TURN-4'],
    uno: ['UNO-1', 'UNO-2'],
    catch: ['UNO-2', 'UNO-3', 'UNO-4'],
    swap: ['SEVEN-2'],
    color: ['WILD-1'],
  }
  return by[verb] ?? penaltyRules(top, rules)
}

export const penaltyRules = (top: string, rules: string): string[] => [
  top === 'W+4' ? 'WD4-1' : 'DRAW2-1',
  ...(top === 'W+4' ? ['WD4-4', 'WD4-5', 'WD4-6'] : []),
  ...(plays(rules, 'progressive') ? ['PROG-1'] : []),
]

const BY_FORMAT: Record<string, string[]> = {
  lowest: ['MATCH-2'],
  partners: ['PARTNERS-1'],
  rotating: ['PARTNERS-2'],
  eight: ['PARTNERS-3'],
  challenge: ['CHALLENGE-1'],
}

export function scoreRules(rules: string): string[] {
  const format = Object.keys(BY_FORMAT).find((name) => plays(rules, name))
  return ['SCORE-1', ...(format ? (BY_FORMAT[format] ?? []) : ['SCORE-2', 'MATCH-1']), 'BOARD-1']
}
