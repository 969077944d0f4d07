// The house rules that someone chooses, as words of a rules line. What goes together is declared in protocol.ts.
import { type Edition, NUMBERS, type NumberOption, PRESETS, SWITCHES, type Switch } from './protocol'
import { nameOf, numberIn, numberOption, wordOf } from './rules'

/** A reason why something cannot be changed: the key of a message, and the rule or number that it speaks of. */
export interface Reason {
  key: 'page-brought' | 'page-conflict' | 'page-at-most' | 'page-at-least'
  name?: string
  count?: number
}

const SHORTS = SWITCHES.filter(({ isShort }) => isShort)
export const CHOICES = SWITCHES.filter(({ isShort }) => !isShort)
export const HOUSE_NUMBERS = NUMBERS.filter(({ group }) => group)

/** The words of house rules among these, with the parts of a short word in its place. Others are left out. */
export function readHouseRules(words: string[]): string[] {
  const parts = words.flatMap((word) => SHORTS.find(({ name }) => name === word)?.brings ?? [word])
  const known = [...CHOICES.map(wordOf), ...HOUSE_NUMBERS.map(({ name }) => name)]
  return known.flatMap((name) => parts.find((word) => nameOf(word) === name) ?? [])
}

/** The same words, with a short word in place of its parts. */
function shorten(words: string[]): string[] {
  return SHORTS.reduce(
    (left, { name, brings }) =>
      brings.every((part) => left.includes(part)) ? [...left.filter((word) => !brings.includes(word)), name] : left,
    words,
  )
}

const presetWords = (name: string): string[] =>
  readHouseRules(PRESETS.find((preset) => preset.name === name)?.words ?? [])
const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((word) => other.includes(word))
/** The preset that is just these house rules. */
export const presetOf = (words: string[]): string | undefined =>
  PRESETS.find(({ name }) => isSame(presetWords(name), words))?.name
export const wordsOfPreset = presetWords

/** The words that make a preset into these house rules. What another of them brings need not be removed. */
function changesTo(preset: string, words: string[]): string[] {
  const base = presetWords(preset)
  const names = [...words.map(nameOf), ...CHOICES.filter((rule) => broughtBy(words, rule)).map(({ name }) => name)]
  const added = shorten(words.filter((word) => !base.includes(word)))
  const removed = shorten(base.filter((word) => !names.includes(nameOf(word))))
  return [...removed.map((word) => `no_${nameOf(word)}`), ...added]
}

/** The shortest rules line for an edition, house rules and other words. */
export function writeLine(edition: string, words: string[], others: string[]): string {
  const [official, ...presets] = PRESETS.map(({ name }) => ({ name, changes: changesTo(name, words) }))
  const fewest = presets.reduce(
    (best, preset) =>
      preset.changes.length + 1 < best.words.length ? { words: [preset.name, ...preset.changes] } : best,
    { words: official?.changes ?? [] },
  )
  const isPreset = PRESETS.some(({ name }) => name === fewest.words[0])
  const begins = isPreset && edition === 'classic' ? [] : [edition]
  return [...begins, ...fewest.words, ...others].join('+')
}

/** The switch that brings this one, if it is on only for that. */
export const broughtBy = (words: string[], rule: Switch): Switch | undefined =>
  CHOICES.find((other) => words.includes(wordOf(other)) && other.brings.includes(rule.name))
export const isOn = (words: string[], rule: Switch): boolean =>
  words.includes(wordOf(rule)) !== rule.usual || broughtBy(words, rule) !== undefined

/** Why a switch cannot be changed now. */
export function reasonAgainst(words: string[], rule: Switch): Reason | undefined {
  const bringing = broughtBy(words, rule)
  if (bringing) return { key: 'page-brought', name: bringing.name }
  if (words.includes(wordOf(rule))) return undefined // it can always become usual again
  const opponent = CHOICES.find((other) => words.includes(wordOf(other)) && other.excludes.includes(wordOf(rule)))
  if (opponent) return { key: rule.usual ? 'page-brought' : 'page-conflict', name: opponent.name }
  const excluded = rule.excludes.find((word) => words.includes(word))
  return excluded === undefined ? undefined : { key: 'page-conflict', name: excluded }
}

export function toggle(words: string[], rule: Switch): string[] {
  const word = wordOf(rule)
  return readHouseRules(words.includes(word) ? words.filter((other) => other !== word) : [...words, word])
}

/** Set a number, or with null take it away. */
export function setNumber(words: string[], option: NumberOption, value: number | null): string[] {
  const others = words.filter((word) => nameOf(word) !== option.name)
  return readHouseRules(value === null || value === option.usual ? others : [...others, `${option.name}=${value}`])
}

/** The range of a number at this table, and what limits it. `players`: at one table. */
export function rangeOf(
  words: string[],
  option: NumberOption,
  edition: Edition,
  players: number,
): { least: number; most: number; reason?: Reason } {
  let { least, most } = option
  let reason: Reason | undefined
  if (option.above) {
    const other = numberIn(words, numberOption(option.above)) ?? 0
    if (other >= least) [least, reason] = [other + 1, { key: 'page-at-least', name: option.above, count: other + 1 }]
  }
  const dealt = option.name === 'cards' ? (edition.mostCards[players - 2] ?? most) : most
  if (dealt < most) [most, reason] = [dealt, { key: 'page-at-most', count: dealt }]
  for (const higher of HOUSE_NUMBERS.filter(({ above }) => above === option.name)) {
    const limit = (numberIn(words, higher) ?? Infinity) - 1
    if (limit < most) [most, reason] = [limit, { key: 'page-at-most', name: higher.name, count: limit }]
  }
  return { least, most, reason }
}

/** The words with every number in its range at this table. */
export const fitNumbers = (words: string[], edition: Edition, players: number): string[] =>
  HOUSE_NUMBERS.reduce((fitting, option) => {
    const { least, most } = rangeOf(fitting, option, edition, players)
    const value = numberIn(fitting, option)
    return value === null ? fitting : setNumber(fitting, option, Math.min(most, Math.max(least, value)))
  }, words)

/** House rules by chance, all of them possible together. */
export function surprise(edition: Edition, players: number, random: () => number = Math.random): string[] {
  let words: string[] = []
  const share = 0.15 + 0.35 * random()
  for (const rule of CHOICES.toSorted(() => random() - 0.5)) {
    const may = !rule.usual || random() < 0.5 // what is usual mostly stays
    if (may && random() < share && !reasonAgainst(words, rule)) words = toggle(words, rule)
  }
  for (const option of HOUSE_NUMBERS) {
    const { least, most } = rangeOf(words, option, edition, players)
    if (random() < share) words = setNumber(words, option, least + Math.floor(random() * (most - least + 1)))
  }
  return words
}
