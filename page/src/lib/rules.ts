// Reads the rules of a table, such as "classic+jump_in+target=200": the edition, then one word for each other rule.
import { EDITIONS, type Edition, FORMATS, type Format, NUMBERS, type Switch } from './protocol'

export const editionOf = (rules: string): string => rules.split('+')[0] ?? ''
export const findEdition = (rules: string): Edition =>
  EDITIONS.find(({ name }) => name === editionOf(rules)) ?? EDITIONS[0]
/** Whether this word is among the rules. */
export const hasRule = (rules: string, word: string): boolean => rules.split('+').includes(word)
export const formatOf = (rules: string): Format => FORMATS.find(({ name }) => hasRule(rules, name)) ?? FORMATS[0]
/** The word that sets a switch to what it usually is not. */
export const wordOf = ({ name, usual }: Switch): string => (usual ? `no_${name}` : name)

/** The points that a match is played to, or null if it has a fixed number of rounds. */
export function targetOf(rules: string): number | null {
  if (!formatOf(rules).hasTarget) return null
  return Number(/\btarget=(\d+)/.exec(rules)?.[1] ?? NUMBERS.target.usual)
}
