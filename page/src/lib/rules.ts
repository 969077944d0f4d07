// Reads the rules of a table, such as "classic+jump_in+target=200": the edition, then one word for each other rule.
import { EDITIONS, type Edition, FORMATS, type Format, NUMBERS, type NumberOption, type Switch } from './protocol'

export const editionOf = (rules: string): string => rules.split('+')[0] ?? ''
export const findEdition = (rules: string): Edition =>
  EDITIONS.find(({ name }) => name === editionOf(rules)) ?? EDITIONS[0]
/** The name in a word: "mercy" in "mercy=25". */
export const nameOf = (word: string): string => word.split('=')[0] ?? word
/** Whether this word is among the rules, or a number of this name. */
export const hasRule = (rules: string, word: string): boolean =>
  rules.split('+').some((rule) => rule === word || nameOf(rule) === word)
export const formatOf = (rules: string): Format => FORMATS.find(({ name }) => hasRule(rules, name)) ?? FORMATS[0]
/** The word that sets a switch to what it usually is not. */
export const wordOf = ({ name, usual }: Switch): string => (usual ? `no_${name}` : name)

export const numberOption = (name: string): NumberOption => NUMBERS.find((option) => option.name === name) ?? NUMBERS[0]
/** The value of a number among these words, or the usual one. */
export function numberIn(words: string[], { name, usual }: NumberOption): number | null {
  const word = words.find((other) => nameOf(other) === name)
  return word === undefined ? usual : Number(word.slice(name.length + 1))
}

/** The points that a match is played to, or null if it has a fixed number of rounds. */
export const targetOf = (rules: string): number | null =>
  formatOf(rules).hasTarget ? numberIn(rules.split('+'), numberOption('target')) : null
/** How many rounds a match has, or null if it is played to a number of points. */
export const roundCount = (rules: string): number | null =>
  formatOf(rules).hasTarget ? null : (numberIn(rules.split('+'), numberOption('hands')) ?? formatOf(rules).rounds)
