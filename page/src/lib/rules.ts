// The rules of a table as they are written: the edition first, then every other word after a plus.

const USUAL_TARGET = 500

export const editionOf = (rules: string): string => rules.split('+')[0] ?? ''
export const plays = (rules: string, ...words: string[]): boolean => rules.split('+').some((word) => words.includes(word))

/** How many points are played for; none where a match has a fixed number of rounds. */
export function targetOf(rules: string): number | null {
  if (plays(rules, 'rotating', 'eight')) return null
  return Number(/\btarget=(\d+)/.exec(rules)?.[1] ?? USUAL_TARGET)
}
