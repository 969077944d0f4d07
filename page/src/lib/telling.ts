// Cards and events in words.
import { EDITIONS, FORMATS, HOUSE_RULES, LEVELS } from './choices'
import type { GameEvent, Said } from './protocol'
import { type Move, cardOf, colorOf } from './moves'
import { say } from './words.svelte'

const RANKS: Record<string, string> = { S: 'skip', R: 'reverse', '+2': 'draw-two' }
const WILDS: Record<string, string> = { W: 'wild', 'W+4': 'wild-draw-four', WJ: 'jam', WG: 'graduation' }
export const COLORS: Record<string, string> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', O: 'orange' }

export const colorWords = (letter: string | null): string => say(`color-${COLORS[letter ?? ''] ?? 'none'}`)

export function cardWords(card: string): string {
  const wild = WILDS[card]
  if (wild) return say('card', { rank: wild, color: '' })
  const rank = card.slice(1)
  return say('card', { rank: RANKS[rank] ?? rank, color: COLORS[card[0] ?? ''] ?? '' })
}

const WHO = ['seat', 'by', 'accused', 'other', 'giver', 'dealer'] as const

/** One event as a sentence; what the viewer does not see leaves its place to a shorter one. */
export function tell(event: GameEvent, names: string[]): string {
  const name = (seat: number): string => names[seat] ?? ''
  const args: Record<string, string | number> = { cards: 'none', color: 'none', jump: 'no', dealer: 0 }
  for (const who of WHO) if (typeof event[who] === 'number') args[who] = name(event[who])
  if (event.card) args.card = cardWords(event.card)
  if (event.color) args.color = say(`color-${event.color}`)
  if (event.count !== undefined) args.count = event.count
  if (event.jump) args.jump = 'yes'
  if (event.guilty !== undefined) args.guilty = event.guilty ? 'yes' : 'no'
  if (event.side) args.side = event.side
  if (event.direction) args.direction = event.direction
  if (event.cards) {
    args.cards = event.cards
      .map((card) => (typeof card === 'string' ? cardWords(card) : `${name(card[0])} ${cardWords(card[1])}`))
      .join(', ')
  }
  if (event.left)
    args.left = event.left.map(([seat, cards]) => ` ${name(seat)}: ${cards.map(cardWords).join(', ')}`).join(';')
  if (event.points) args.points = event.points.map((points, seat) => `${name(seat)} ${points}`).join(', ')
  if (event.totals) args.totals = event.totals.map((points, seat) => `${name(seat)} ${points}`).join(', ')
  if (event.seats) {
    args.seats = listed(event.seats.map(name))
    args.count = event.seats.length
  }
  return say(`event-${event.event.replaceAll('_', '-')}`, args)
}

export function listed(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : say('list-last', { first: names.slice(0, -1).join(', '), last })
}

export const isSaid = (told: GameEvent | Said): told is Said => 'type' in told

/** What stands in the log. */
export function tellLogged(told: GameEvent | Said, names: string[]): string {
  if (!isSaid(told)) return tell(told, names)
  return say('page-said', {
    name: names[told.seat] ?? '',
    text: told.phrase ? say(`phrase-${told.phrase}`) : (told.text ?? ''),
  })
}

const SHEETS: Record<string, string> = Object.fromEntries(
  EDITIONS.map((edition) => [edition[0]?.toUpperCase(), edition]),
)
const shortName = (key: string): string => say(key).split(':')[0] ?? '' // the part before the colon

/** The printed sheets, by the letters of their editions. */
export const sheetsWords = (letters: string): string =>
  letters
    .split(' ')
    .map((letter) => (SHEETS[letter] ? shortName(`edition-${SHEETS[letter]}`) : letter))
    .join(', ')

/** What a move's card or button says, for those who type it. */
export function moveWords(move: Move): string {
  const said: Record<string, string> = { draw: 'page-draw', keep: 'page-keep', challenge: 'page-challenge' }
  return said[move.verb] ? say(said[move.verb] ?? '') : cardOf(move) && !colorOf(move) ? cardWords(cardOf(move)) : ''
}

export const botWords = (level: string): string =>
  say('page-bot', { level: LEVELS.includes(level) ? say(`page-level-${level}`) : level })

/** The rules of a table by their names. */
export function rulesWords(rules: string): string {
  const word = (rule: string): string => {
    if (EDITIONS.includes(rule)) return shortName(`edition-${rule}`)
    if (HOUSE_RULES.includes(rule)) return shortName(`house-${rule}`)
    if (FORMATS.includes(rule)) return shortName(`format-${rule}`)
    if (rule === 'no_bluffing') return say('page-no-bluffing')
    const target = /^target=(\d+)$/.exec(rule)?.[1]
    return target ? say('page-points', { count: Number(target) }) : rule
  }
  return rules.split('+').map(word).join(' · ')
}
