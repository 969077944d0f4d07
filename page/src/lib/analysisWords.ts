// An analysis in words, from the same messages as src/oneleft/analysis/words.py and reasons.py.
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { t } from './i18n.svelte'
import { SEEN, WHOLE } from './matchCurve'
import { cardOf, colorOf, parseMove } from './moves'
import { cardName, cardWithArticle, colorName, joinNames } from './narrate'
import {
  type AnalysisEvent,
  type AnalysisNote,
  type AnalysisPlayer,
  FAULTS,
  type Verdict,
  type Why,
  Z95,
} from './protocol'

/** A positive number with this many decimals, as Python rounds it: exact halves to the even side. */
function roundToEven(value: number, digits: number): number {
  const unit = 10 ** digits
  const isHalf = Number.isInteger(value * 2 ** (digits + 1)) && (2 * value * unit) % 2 === 1
  return isHalf ? (2 * Math.round((value * unit) / 2)) / unit : Number(value.toFixed(digits))
}

/** A number with this many decimals, and a sign if it is a change. */
export function decimal(value: number, digits: number, sign = false): string {
  const rounded = roundToEven(Math.abs(value), digits)
  const mark = rounded === 0 ? '' : value < 0 ? '−' : sign ? '+' : ''
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return mark + t('simulate-number', { value: new FluentNumber(rounded, format) })
}

export const percent = (millionths: number): string =>
  t('simulate-share', { value: decimal((millionths / WHOLE) * 100, 0) })
const signed = (millionths: number): string => decimal((millionths / WHOLE) * 100, 1, true)
/** A change of a chance, in percentage points. */
export const points = (millionths: number): string => t('simulate-share-change', { value: signed(millionths) })

/** A move in a few words. That of an empty text is to let the moment pass. */
export function moveWords(text: string, names: string[]): string {
  if (!text) return t('analysis-move', { verb: 'nothing', card: '', color: '', seat: '' })
  const move = parseMove(text)
  const color = ['play', 'jump'].includes(move.verb) ? colorOf(move) : ''
  const words = t('analysis-move', {
    verb: color ? `${move.verb}-color` : move.verb,
    card: cardName(cardOf(move)),
    color: colorName(color || move.what),
    seat: names[Number(move.what)] ?? '',
  })
  return move.uno ? t('analysis-move-uno', { move: words }) : words
}

/** Why the best move was better, about a player; without one, it is told to the player. */
export function whyWords(why: Why, names: string[], player?: string): string {
  const parts = Object.entries(why.parts).map(([name, part]) => [name, partWords(name, part, names)])
  const who = player === undefined ? { who: 'you', player: '' } : { who: 'player', player }
  return t(`why-${why.name}`, { ...who, ...(Object.fromEntries(parts) as Record<string, FluentVariable>) })
}

function partWords(name: string, part: Why['parts'][string], names: string[]): FluentVariable {
  if (Array.isArray(part)) return joinNames(part.map(cardName))
  if (typeof part === 'number') return name === 'seat' || name === 'other' ? (names[part] ?? '') : part
  return name === 'color' ? t(`color-${part}`) : cardWithArticle(part)
}

/** A verdict on a decision that was neither best nor good. */
export const faultWords = (verdict: Verdict, names: string[]): string =>
  t('analysis-fault', {
    name: names[verdict.seat] ?? '',
    quality: t(`analysis-quality-${verdict.quality}`),
    made: moveWords(verdict.made, names),
    best: moveWords(verdict.best, names),
    loss: percent(verdict.loss),
    why: verdict.why ? whyWords(verdict.why, names, names[verdict.seat] ?? '') : '',
  })

export const noteWords = ({ kind, seat, worth }: AnalysisNote, names: string[]): string =>
  t(`analysis-note-${kind}`, { name: names[seat] ?? '', worth: points(worth) })

/** Whose chance changed, and how. */
export const changesInWords = (before: number[], after: number[], names: string[]): string =>
  names
    .map((name, seat) => ({ name, then: before[seat] ?? 0, now: after[seat] ?? 0 }))
    .filter(({ then, now }) => Math.abs(now - then) >= SEEN)
    .map(({ name, then, now }) => t('analysis-change', { name, before: percent(then), after: percent(now) }))
    .join(', ')

/** The chances of all players, for those who hear the chart. */
export const chancesInWords = (chances: number[], names: string[]): string =>
  t('analysis-chances', { chances: names.map((name, seat) => `${name} ${percent(chances[seat] ?? 0)}`).join(', ') })

/** Where in the match an event was. */
export const placeWords = ({ move, number, round }: AnalysisEvent): string =>
  t(move === 'deal' ? 'analysis-at-deal' : 'analysis-at', { round, number })

// The figures of a player

const NOTHING = '–'
const faultsIn = ({ qualities }: AnalysisPlayer): number =>
  FAULTS.reduce((sum, quality) => sum + (qualities[quality] ?? 0), 0)
const decisionsIn = ({ qualities }: AnalysisPlayer): number => Object.values(qualities).reduce((a, b) => a + b, 0)

export function accuracyWords(player: AnalysisPlayer): string {
  const decisions = decisionsIn(player)
  return decisions ? percent(Math.round(WHOLE * (1 - faultsIn(player) / decisions))) : NOTHING
}

export const faultsPerRound = (player: AnalysisPlayer, rounds: number): string =>
  decisionsIn(player) ? decimal(faultsIn(player) / rounds, 1) : NOTHING

/** The luck with the reach of its 95% interval. */
export const luckWords = ({ luck, luck_error }: AnalysisPlayer): string =>
  t('ladder-half', { value: signed(luck), half: decimal((Z95 * luck_error) / 10_000, 1) })

export const ownWords = ({ own }: AnalysisPlayer): string => points(own)
