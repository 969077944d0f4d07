// What a tap asks about. Which rules are the answer the rulebook knows.
import type { RuleShown } from './protocol'
import { editionOf, formatOf, plays } from './rules'

/** What a card is whatever its colour: a number, a symbol or a kind of wild. */
const face = (card: string): string => (card.startsWith('W') ? card : card.slice(1))

export const aboutCard = (card: string): string[] => [
  face(card),
  ...(/\d/.test(face(card)[0] ?? '') ? ['number'] : []),
  'worth',
]
export const aboutPenalty = (top: string): string[] => [`penalty ${face(top)}`]
export const aboutMove = (verb: string, top: string): string[] =>
  ['take', 'challenge'].includes(verb) ? aboutPenalty(top) : [verb]

/** The rules that a table plays by and that are asked for, by what they are about or by their own name. */
export function answering(asked: string[], book: RuleShown[], rules: string): RuleShown[] {
  const inForce = (rule: RuleShown): boolean =>
    rule.editions.includes(editionOf(rules)) &&
    (!rule.house || plays(rules, rule.house)) &&
    (!rule.formats.length || rule.formats.includes(formatOf(rules)))
  return book.filter(
    (rule) => asked.includes(rule.id) || (inForce(rule) && rule.about.some((subject) => asked.includes(subject))),
  )
}
