// Puts cards, events and rules into words.
import { CHOICES, HOUSE_NUMBERS, isOn, readHouseRules } from './houseRules'
import { locale, t } from './i18n.svelte'
import { type Advice, adviceFor } from './hints'
import { type Move, cardOf, colorOf, parseMove } from './moves'
import {
  EDITIONS,
  FORMATS,
  GROUPS,
  type GameEvent,
  type Hinted,
  REACTIONS,
  SWITCHES,
  type Said,
  type View,
} from './protocol'
import { nameOf, wordOf } from './rules'

const RANKS: Record<string, string> = { S: 'skip', R: 'reverse', '+2': 'draw-two' }
const WILDS: Record<string, string> = { W: 'wild', 'W+4': 'wild-draw-four', WJ: 'jam', WG: 'graduation' }
const COLORS: Record<string, string> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', O: 'orange' }

export const colorName = (letter: string | null): string => t(`color-${COLORS[letter ?? ''] ?? 'none'}`)

function formatCard(key: string, card: string): string {
  const wild = WILDS[card]
  if (wild) return t(key, { rank: wild, color: '' })
  const rank = card.slice(1)
  return t(key, { rank: RANKS[rank] ?? rank, color: COLORS[card[0] ?? ''] ?? '' })
}
/** A card in words: "red 7". */
export const cardName = (card: string): string => formatCard('card', card)
/** A card as a sentence names it: "a red 7". */
export const cardWithArticle = (card: string): string => formatCard('card-with-article', card)

const FLAGS = ['jump', 'guilty', 'last', 'refills'] as const
const SEAT_FIELDS = ['seat', 'by', 'accused', 'other', 'giver', 'dealer'] as const

type FieldOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
/** Every field that some event has. */
type EventFields = { [K in FieldOf<GameEvent>]?: ValueOf<GameEvent, K> }

// Of whom an event tells, and whom it befalls. Both read it in the second person.
const SUBJECTS: Record<string, keyof EventFields> = { turned_up: 'dealer', caught: 'by' }
const OBJECTS: Record<string, keyof EventFields> = {
  caught: 'seat',
  challenged: 'accused',
  swapped: 'other',
  received: 'giver',
}

/** The message of an event: `event-you-drew` for the player who drew, `event-drew` for the others. */
function eventKey(gameEvent: GameEvent, viewer: number | null): string {
  const event: EventFields = gameEvent
  const tag = gameEvent.event
  const name = tag.replaceAll('_', '-')
  if (viewer === null) return `event-${name}`
  const isAlone = event.seats?.length === 1 && event.seats[0] === viewer
  if (isAlone || event[SUBJECTS[tag] ?? 'seat'] === viewer) return `event-you-${name}`
  const object = OBJECTS[tag]
  return object && event[object] === viewer ? `event-${name}-you` : `event-${name}`
}

/** One event as a sentence, to the viewer in the second person. Fields that the viewer may not see are left out. */
export function narrate(gameEvent: GameEvent, names: string[], viewer: number | null = null): string {
  const event: EventFields = gameEvent
  const name = (seat: number): string => names[seat] ?? ''
  const listed = (seat: number): string => (seat === viewer ? t('list-you') : name(seat))
  const pointsOf = (points: number[]): string => points.map((count, seat) => `${listed(seat)} ${count}`).join(', ')
  const args: Record<string, string | number> = { cards: 'none', color: 'none', dealer: 0 }
  for (const flag of FLAGS) args[flag] = event[flag] ? 'yes' : 'no'
  for (const field of SEAT_FIELDS) if (typeof event[field] === 'number') args[field] = name(event[field])
  if (event.card) args.card = cardWithArticle(event.card)
  if (event.color) args.color = t(`color-${event.color}`)
  if (event.count !== undefined) args.count = event.count
  if (event.side) args.side = event.side
  if (event.direction) args.direction = event.direction
  if (event.cards) {
    args.cards = event.cards
      .map((card) => (typeof card === 'string' ? cardName(card) : `${name(card[0])} ${cardName(card[1])}`))
      .join(', ')
    if (typeof event.cards[0] === 'string') args.card = cardWithArticle(event.cards[0])
  }
  if (event.left)
    args.left = event.left.map(([seat, cards]) => ` ${listed(seat)}: ${cards.map(cardName).join(', ')}`).join(';')
  if (event.points) args.points = pointsOf(event.points)
  if (event.totals) args.totals = pointsOf(event.totals)
  if (event.seats) {
    args.seats = joinNames(event.seats.map(name))
    args.count = event.seats.length
  }
  return t(eventKey(gameEvent, viewer), args)
}

export function joinNames(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : t('list-last', { first: names.slice(0, -1).join(', '), last })
}

export const isChat = (entry: GameEvent | Said): entry is Said => 'type' in entry

/** What someone said: a reaction is its own text, a phrase is translated. */
export function spokenText({ phrase, text = '' }: Pick<Said, 'phrase' | 'text'>): string {
  if (!phrase) return text
  return isReaction(phrase) ? phrase : t(`phrase-${phrase}`)
}

export const isReaction = (phrase: string | undefined): boolean => REACTIONS.some((reaction) => reaction === phrase)

export function narrateLogEntry(entry: GameEvent | Said, names: string[], viewer: number | null): string {
  if (!isChat(entry)) return narrate(entry, names, viewer)
  const name = [entry.seat, ...(entry.to == null ? [] : [entry.to])].map((seat) => names[seat] ?? '').join(' → ')
  return t('page-said', { name, text: spokenText(entry) })
}

const EDITION_OF_LETTER: Record<string, string> = Object.fromEntries(EDITIONS.map(({ sheet, name }) => [sheet, name]))
/** The name in a message of the form "Name: explanation". French has a space before the colon. */
export const shortName = (key: string): string => t(key).split(':')[0]?.trimEnd() ?? ''

/** The explanation in a message of that form, as a sentence. */
export function explanation(key: string): string {
  const sentence = t(key).split(':').slice(1).join(':').trimStart()
  return sentence.charAt(0).toLocaleUpperCase(locale.language) + sentence.slice(1)
}

/** The editions whose printed sheets have these letters. */
export const sheetNames = (letters: string): string =>
  letters
    .split(' ')
    .map((letter) => (EDITION_OF_LETTER[letter] ? shortName(`edition-${EDITION_OF_LETTER[letter]}`) : letter))
    .join(', ')

const MOVE_LABELS: Record<string, string> = {
  draw: 'page-draw',
  keep: 'page-keep',
  challenge: 'page-challenge',
}

/** The words on the card or button of a move. They can be typed as moves too. */
export function moveLabel(move: Move): string {
  const key = MOVE_LABELS[move.verb]
  if (key) return t(key)
  if (move.verb === 'color') return colorName(move.what)
  return cardOf(move) && !colorOf(move) ? cardName(cardOf(move)) : ''
}

export const wholeNumber = (value: number): string => new Intl.NumberFormat(locale.language).format(value)
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(locale.language, { style: 'percent' }).format(percent / 100)

/** The advice of a hint, for a card or a button. */
export const chanceText = ({ chance, isBest }: Advice): string =>
  [isBest && t('page-hint-best'), !Number.isNaN(chance) && t('page-hint-chance', { percent: chance })]
    .filter(Boolean)
    .join(', ')

/** Any move in words, also one that is made with a button or by a click on a player. */
export function moveInWords(move: Move, view: View): string {
  const name = view.names[Number(move.what)] ?? ''
  const words: Record<string, () => string> = {
    take: () => t('page-take', { count: view.pending }),
    pass: () => t('page-pass'),
    catch: () => t('page-catch', { name }),
    swap: () => name,
    uno: () => t('page-sign-uno'),
  }
  if (colorOf(move)) return `${cardName(cardOf(move))}, ${colorName(colorOf(move))}`
  return words[move.verb]?.() ?? moveLabel(move)
}

/** What a hint says to do, in one sentence. */
export function hintText(hint: Hinted, view: View): string {
  if (!hint.move) return t('page-hint-wait')
  const move = moveInWords(parseMove(hint.move), view)
  const percent = adviceFor(hint, ({ text }) => text === hint.move)?.chance ?? NaN
  return Number.isNaN(percent) ? t('page-hint-only', { move }) : t('page-hint-move', { move, percent })
}

/** The names of the rules of a table. */
export function ruleNames(rules: string): string[] {
  const label = (rule: string): string => {
    if (EDITIONS.some(({ name }) => rule === name)) return shortName(`edition-${rule}`)
    if (FORMATS.some(({ name }) => rule === name)) return shortName(`format-${rule}`)
    const target = /^target=(\d+)$/.exec(rule)?.[1]
    return target ? t('page-points', { count: Number(target) }) : houseRuleName(rule)
  }
  return rules.split('+').map(label)
}
export const rulesLabel = (rules: string): string => ruleNames(rules).join(' · ')
/** The same, and where there are no house rules, that it is played as printed: "Classic · Official". */
export const rulesInForce = (rules: string): string =>
  houseRulesOf(rules).length ? rulesLabel(rules) : `${rulesLabel(rules)} · ${shortName('preset-official')}`

const HOUSE_WORDS = [
  ...SWITCHES.map(({ name }) => name),
  ...SWITCHES.map(wordOf),
  ...HOUSE_NUMBERS.map(({ name }) => name),
]

/** The name of a house rule: "Jump-In", "Mercy (25)". */
export function houseRuleName(word: string): string {
  const [name = '', value] = word.split('=')
  if (!HOUSE_WORDS.includes(name)) return word
  return shortName(`house-${name}`) + (value ? ` (${value})` : '')
}

/** What a house rule means, without its name: one sentence. */
export const houseRuleMeaning = (word: string): string => explanation(`house-${nameOf(word)}`)

/** The house rules of a table, with those that another one brings. */
export function houseRulesOf(rules: string): string[] {
  const words = readHouseRules(rules.split('+'))
  const on = CHOICES.filter((rule) => !rule.usual && isOn(words, rule)).map(({ name }) => name)
  const groupOf = (word: string): number =>
    GROUPS.indexOf(
      [...CHOICES, ...HOUSE_NUMBERS].find((rule) => [rule.name, `no_${rule.name}`].includes(nameOf(word)))?.group ?? '',
    )
  return [...new Set([...on, ...words])].toSorted((one, other) => groupOf(one) - groupOf(other))
}
