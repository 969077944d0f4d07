// What stays on this device, or in this tab. Where storing is forbidden or full it lasts as long as the page.
import type { GameEvent, Said, TableShown } from './protocol'

function drawer(open: () => Storage): {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  drop: (key: string) => void
  keys: () => string[]
} {
  const instead = new Map<string, string>()
  const attempt = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work()
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      instead.get(key) ??
      attempt(
        () => open().getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        () => open().setItem(key, value),
        () => void instead.set(key, value),
      ),
    drop: (key) => (
      instead.delete(key),
      attempt(
        () => open().removeItem(key),
        () => undefined,
      )
    ),
    keys: () =>
      attempt(
        () => Object.keys(open()),
        () => [...instead.keys()],
      ),
  }
}

export const device = drawer(() => localStorage)
export const tab = drawer(() => sessionStorage)

/** A document that was kept, or nothing where something else stands there. */
export function readKept(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

// Kept on this device

export const keptToken = (table: string): string | null => device.get(`seat:${table}`)
export const keepToken = (table: string, token: string): void => device.set(`seat:${table}`, token)
export const dropToken = (table: string): void => device.drop(`seat:${table}`)
export const ownTables = (): string[] => device.keys().flatMap((key) => (key.startsWith('seat:') ? [key.slice(5)] : []))

export const keptName = (): string => device.get('name') ?? ''
export const keepName = (name: string): void => device.set('name', name)

/** What a device witnesses of the shuffle: the seal that it was shown before the deal, and the own words. */
const sealOf = (table: string, match: number): string => `sealed:${table}:${match}`
export const sealed = (table: string, match: number): string | null => device.get(sealOf(table, match))
export function keepSeal(table: TableShown): void {
  const seal = sealOf(table.id, table.match + 1)
  if (table.status === 'waiting' && !device.get(seal)) device.set(seal, table.commitment)
}
export const keptWords = (table: string): string => device.get(`words:${table}`) ?? ''
export const keepWords = (table: string, words: string): void => device.set(`words:${table}`, words)

// Kept in this tab

/** What was heard at a table, so that a page that is loaded again goes on from there. */
export function keptLog(table: string): { last: number | null; log: (GameEvent | Said)[] } {
  const { last, log } = readKept(tab.get(`log:${table}`))
  return typeof last === 'number' && Array.isArray(log)
    ? { last, log: log as (GameEvent | Said)[] }
    : { last: null, log: [] }
}
export const keepLog = (table: string, last: number, log: (GameEvent | Said)[]): void =>
  tab.set(`log:${table}`, JSON.stringify({ last, log }))
export const watching = (table: string): boolean => tab.get(`watch:${table}`) !== null
export const keepWatching = (table: string): void => tab.set(`watch:${table}`, 'yes')
