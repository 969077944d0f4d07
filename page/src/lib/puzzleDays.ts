// The daily puzzles that were answered on this device, and how many days in a row were right. Days are ISO dates (UTC).
import { deviceStorage, parseStored } from './storage'

const KEY = 'puzzles'
const DAYS_KEPT = 400
const DAY = 86_400_000 // milliseconds

export type Days = Record<string, boolean> // whether the first answer was right

export const today = (): string => new Date().toISOString().slice(0, 10)

/** The day this many days before another one. */
export const dayBefore = (day: string, count = 1): string =>
  new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10)

export function loadDays(): Days {
  const stored = Object.entries(parseStored(deviceStorage.get(KEY)))
  return Object.fromEntries(
    stored.filter(
      (entry): entry is [string, boolean] => /^\d{4}-\d\d-\d\d$/.test(entry[0]) && typeof entry[1] === 'boolean',
    ),
  )
}

/** Note the first answer to a day's puzzle. */
export function noteDay(day: string, isRight: boolean): Days {
  const days = { [day]: isRight, ...loadDays() }
  const kept = Object.fromEntries(Object.entries(days).sort().slice(-DAYS_KEPT))
  deviceStorage.set(KEY, JSON.stringify(kept))
  return kept
}

/** The days in a row with a right answer, up to this day, or up to the one before if its puzzle is still open. */
export function streakOf(days: Days, day: string): number {
  let last = day in days ? day : dayBefore(day)
  let count = 0
  for (; days[last]; last = dayBefore(last)) count += 1
  return count
}
