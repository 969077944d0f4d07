// The rules of a table as they are written: the edition first, then every other word after a plus.
import { FORMATS } from './choices'

const USUAL_FORMAT = 'points'
const USUAL_TARGET = 500

export const editionOf = (rules: string): string => rules.split('+')[0] ?? ''
export const plays = (rules: string, ...words: string[]): boolean =>
  rules.split('+').some((word) => words.includes(word))
export const formatOf = (rules: string): string =>
  rules.split('+').find((word) => FORMATS.includes(word)) ?? USUAL_FORMAT

/** How many points are played for; none where a match has a fixed number of rounds. */
export function targetOf(rules: string): number | null {
  if (plays(rules, 'rotating', 'eight')) return null
  return Number(/\btarget=(\d+)/.exec(rules)?.[1] ?? USUAL_TARGET)
}
