// Finds the rules that explain a card, a penalty or a move. Each rule of the rulebook lists its topics in `about`.
import type { RuleShown } from './protocol'
import { editionOf, formatOf, hasRule } from './rules'

/** A card without its colour: a number, a symbol or a kind of wild. */
const face = (card: string): string => (card.startsWith('W') ? card : card.slice(1))

export const cardTopics = (card: string): string[] => [
  face(card),
  ...(/\d/.test(face(card)[0] ?? '') ? ['number'] : []),
  'worth',
]
export const penaltyTopics = (top: string): string[] => [`penalty ${face(top)}`]
export const moveTopics = (verb: string, top: string): string[] =>
  ['take', 'challenge'].includes(verb) ? penaltyTopics(top) : [verb]

/** Not a topic of the rulebook: everything that the table plays by. */
export const ALL_OF_TABLE = 'all of the table'

/** The rules in force at a table about any of these topics, and the rules with any of these ids. */
export function rulesAbout(topics: string[], rulebook: RuleShown[], rules: string): RuleShown[] {
  const inForce = (rule: RuleShown): boolean =>
    rule.editions.includes(editionOf(rules)) &&
    (!rule.houses.length || rule.houses.some((house) => hasRule(rules, house))) &&
    (!rule.formats.length || rule.formats.includes(formatOf(rules).name))
  return rulebook.filter(
    (rule) => topics.includes(rule.id) || (inForce(rule) && rule.about.some((topic) => topics.includes(topic))),
  )
}
