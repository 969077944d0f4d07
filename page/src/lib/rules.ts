// Reads the rules of a table, such as "classic+jump_in+target=200": the edition, then one word for each other rule.
import { FORMATS } from './choices'

const DEFAULT_FORMAT = 'points'
const DEFAULT_TARGET = 500

export const editionOf = (rules: string): string => rules.split('+')[0] ?? ''
/** Whether any of these words is among the rules. */
export const hasRule = (rules: string, ...words: string[]): boolean =>
  rules.split('+').some((word) => words.includes(word))
export const formatOf = (rules: string): string =>
  rules.split('+').find((word) => FORMATS.includes(word)) ?? DEFAULT_FORMAT

/** The points that a match is played to, or null if it has a fixed number of rounds. */
export function targetOf(rules: string): number | null {
  if (hasRule(rules, 'rotating', 'eight')) return null
  return Number(/\btarget=(\d+)/.exec(rules)?.[1] ?? DEFAULT_TARGET)
}
