// Puts cards, events and rules into words.
import { t } from './i18n.svelte'
import { type Move, cardOf, colorOf } from './moves'
import { EDITIONS, FORMATS, type GameEvent, LEVELS, SWITCHES, type Said } from './protocol'

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

const SEAT_FIELDS = ['seat', 'by', 'accused', 'other', 'giver', 'dealer'] as const

type FieldOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
/** Every field that some event has. */
type EventFields = { [K in FieldOf<GameEvent>]?: ValueOf<GameEvent, K> }

/** One event as a sentence. Fields that the viewer may not see are left out. */
export function narrate(gameEvent: GameEvent, names: string[]): string {
  const event: EventFields = gameEvent
  const name = (seat: number): string => names[seat] ?? ''
  const pointsOf = (points: number[]): string => points.map((count, seat) => `${name(seat)} ${count}`).join(', ')
  const args: Record<string, string | number> = { cards: 'none', color: 'none', jump: 'no', dealer: 0 }
  for (const field of SEAT_FIELDS) if (typeof event[field] === 'number') args[field] = name(event[field])
  if (event.card) args.card = cardWithArticle(event.card)
  if (event.color) args.color = t(`color-${event.color}`)
  if (event.count !== undefined) args.count = event.count
  if (event.jump) args.jump = 'yes'
  if (event.guilty !== undefined) args.guilty = event.guilty ? 'yes' : 'no'
  if (event.side) args.side = event.side
  if (event.direction) args.direction = event.direction
  if (event.cards) {
    args.cards = event.cards
      .map((card) => (typeof card === 'string' ? cardName(card) : `${name(card[0])} ${cardName(card[1])}`))
      .join(', ')
  }
  if (event.left)
    args.left = event.left.map(([seat, cards]) => ` ${name(seat)}: ${cards.map(cardName).join(', ')}`).join(';')
  if (event.points) args.points = pointsOf(event.points)
  if (event.totals) args.totals = pointsOf(event.totals)
  if (event.seats) {
    args.seats = joinNames(event.seats.map(name))
    args.count = event.seats.length
  }
  return t(`event-${gameEvent.event.replaceAll('_', '-')}`, args)
}

export function joinNames(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : t('list-last', { first: names.slice(0, -1).join(', '), last })
}

export const isChat = (entry: GameEvent | Said): entry is Said => 'type' in entry

export function narrateLogEntry(entry: GameEvent | Said, names: string[]): string {
  if (!isChat(entry)) return narrate(entry, names)
  const text = entry.phrase ? t(`phrase-${entry.phrase}`) : (entry.text ?? '')
  return t('page-said', { name: names[entry.seat] ?? '', text })
}

const EDITION_OF_LETTER: Record<string, string> = Object.fromEntries(EDITIONS.map(({ sheet, name }) => [sheet, name]))
/** The name in a message of the form "Name: explanation". French has a space before the colon. */
export const shortName = (key: string): string => t(key).split(':')[0]?.trimEnd() ?? ''

/** The editions whose printed sheets have these letters. */
export const sheetNames = (letters: string): string =>
  letters
    .split(' ')
    .map((letter) => (EDITION_OF_LETTER[letter] ? shortName(`edition-${EDITION_OF_LETTER[letter]}`) : letter))
    .join(', ')

const MOVE_LABELS: Record<string, string> = { draw: 'page-draw', keep: 'page-keep', challenge: 'page-challenge' }

/** The words on the card or button of a move. Whoever types moves can type them too. */
export function moveLabel(move: Move): string {
  const key = MOVE_LABELS[move.verb]
  if (key) return t(key)
  if (move.verb === 'color') return colorName(move.what)
  return cardOf(move) && !colorOf(move) ? cardName(cardOf(move)) : ''
}

export const botLabel = (level: string): string =>
  t('page-bot', { level: LEVELS.includes(level) ? t(`page-level-${level}`) : level })

/** The rules of a table by their names. */
export function rulesLabel(rules: string): string {
  const label = (rule: string): string => {
    if (EDITIONS.some(({ name }) => rule === name)) return shortName(`edition-${rule}`)
    if (SWITCHES.some(({ name }) => rule === name || rule === `no_${name}`)) return shortName(`house-${rule}`)
    if (FORMATS.some(({ name }) => rule === name)) return shortName(`format-${rule}`)
    const target = /^target=(\d+)$/.exec(rule)?.[1]
    return target ? t('page-points', { count: Number(target) }) : rule
  }
  return rules.split('+').map(label).join(' · ')
}
