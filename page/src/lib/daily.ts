// The deal of the day on this device: what was made of it, the streak, and the picture of everyone's points.
import { t } from './i18n.svelte'
import { percentText } from './narrate'
import type { DailyDeal, TableShown } from './protocol'
import { deviceStorage, parseStored } from './storage'

const DAY = 86_400_000
const KEPT_DAYS = 400
const WIDTHS = [10, 25, 50, 100, 200, 500, 1000] // of a bar, in points
const MOST_BARS = 10

export interface Bar {
  from: number
  to: number
  count: number
  isOwn: boolean
  isExpert: boolean
}

const results = (): Record<string, unknown> => parseStored(deviceStorage.get('daily'))

/** What this device made of the deal of a day; null if it has not finished it. */
export function loadPoints(day: string): number | null {
  const points = results()[day]
  return typeof points === 'number' ? points : null
}

/** Keep the result of a deal of the day; null while it is played. */
export function keepDaily({ daily, points }: TableShown): void {
  const result = points ?? loadPoints(daily)
  if (!daily || results()[daily] === result) return
  const all = Object.entries({ ...results(), [daily]: result }).sort(([one], [other]) => one.localeCompare(other))
  deviceStorage.set('daily', JSON.stringify(Object.fromEntries(all.slice(-KEPT_DAYS))))
}

/** The day by which the server counts: it ends at midnight UTC. */
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Whether this device has begun the deal of a day. */
export const hasBegun = (day: string): boolean => day in results()

/** How many days in a row were played, up to this one. */
export function streakOn(day: string): number {
  let count = 0
  for (let time = Date.parse(day); loadPoints(dayAt(time)) !== null; time -= DAY) count += 1
  return count
}

/** The share of the others who made less; who made the same counts half. Null if there is nobody else. */
export function shareBeaten(counts: [number, number][], own: number): number | null {
  const total = counts.reduce((sum, [, count]) => sum + count, 0) - 1
  if (total < 1) return null
  const below = counts.reduce((sum, [points, count]) => sum + (points < own ? count : 0), 0)
  const same = (counts.find(([points]) => points === own)?.[1] ?? 1) - 1
  return (below + same / 2) / total
}

/** Everyone's points as a few bars of the same width, the worst first. */
export function barsOf(deal: DailyDeal, own: number | null): Bar[] {
  const all = [...deal.counts.map(([points]) => points), ...[own, deal.expert].filter((points) => points !== null)]
  if (!all.length) return []
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const width = WIDTHS.find((width) => Math.floor(most / width) - Math.floor(least / width) < MOST_BARS) ?? 1000
  const bars: Bar[] = []
  for (let from = Math.floor(least / width) * width; from <= most; from += width) {
    const isHere = (points: number | null): boolean => points !== null && points >= from && points < from + width
    const count = deal.counts.reduce((sum, [points, count]) => sum + (isHere(points) ? count : 0), 0)
    bars.push({ from, to: from + width - 1, count, isOwn: isHere(own), isExpert: isHere(deal.expert) })
  }
  return bars
}

export function barLabel({ from, to, count, isOwn }: Bar): string {
  const bar = t('page-daily-bar', { from, to, count })
  return isOwn ? t('page-daily-bar-you', { bar }) : bar
}

/** What the person can send to friends: no cards, and a row of squares like the bars. */
export function shareText(deal: DailyDeal, own: number, address: string): string {
  const squares = barsOf(deal, own).map((bar) => (bar.isOwn ? '🟨' : bar.isExpert ? '🟥' : '⬜'))
  const share = shareBeaten(deal.counts, own)
  const beaten = share === null ? [] : [t('page-daily-beaten', { percent: percentText(Math.round(100 * share)) })]
  return [t('page-daily-share', { day: deal.day, points: own }), ...beaten, squares.join(''), address].join('\n')
}
