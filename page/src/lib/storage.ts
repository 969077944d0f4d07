// What stays on this device (localStorage) or in this tab (sessionStorage). Where the browser forbids storage or it is
// full, values last as long as the page.
import type { GameEvent, Said, TableShown } from './protocol'

/** A Storage that never throws. */
class SafeStorage {
  private memory = new Map<string, string>()

  constructor(private storage: () => Storage) {}

  get(key: string): string | null {
    const value = this.memory.get(key)
    if (value !== undefined) return value
    try {
      return this.storage().getItem(key)
    } catch {
      return null
    }
  }

  set(key: string, value: string): void {
    try {
      this.storage().setItem(key, value)
    } catch {
      this.memory.set(key, value)
    }
  }

  delete(key: string): void {
    this.memory.delete(key)
    try {
      this.storage().removeItem(key)
    } catch {
      // nothing is stored
    }
  }

  keys(): string[] {
    try {
      return Object.keys(this.storage())
    } catch {
      return [...this.memory.keys()]
    }
  }
}

export const deviceStorage = new SafeStorage(() => localStorage)
export const tabStorage = new SafeStorage(() => sessionStorage)

/** A stored JSON object, or an empty one if the text is anything else. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

// On this device

export const loadToken = (table: string): string | null => deviceStorage.get(`seat:${table}`)
export const saveToken = (table: string, token: string): void => deviceStorage.set(`seat:${table}`, token)
export const deleteToken = (table: string): void => deviceStorage.delete(`seat:${table}`)
export const tablesWithToken = (): string[] =>
  deviceStorage.keys().flatMap((key) => (key.startsWith('seat:') ? [key.slice(5)] : []))

export const loadName = (): string => deviceStorage.get('name') ?? ''
export const saveName = (name: string): void => deviceStorage.set('name', name)

const commitmentKey = (table: string, match: number): string => `sealed:${table}:${match}`
export const loadCommitment = (table: string, match: number): string | null =>
  deviceStorage.get(commitmentKey(table, match))
/** Save the commitment that this device sees before the deal. One that it sees later would prove nothing. */
export function saveCommitment(table: TableShown): void {
  const key = commitmentKey(table.id, table.match + 1)
  if (table.status === 'waiting' && !deviceStorage.get(key)) deviceStorage.set(key, table.commitment)
}
/** The words that this player mixed into the shuffle. */
export const loadWords = (table: string): string => deviceStorage.get(`words:${table}`) ?? ''
export const saveWords = (table: string, words: string): void => deviceStorage.set(`words:${table}`, words)

// In this tab

/** The log of a table and the number of its last message, so that a reloaded page continues from there. */
export function loadLog(table: string): { last: number | null; log: (GameEvent | Said)[] } {
  const { last, log } = parseStored(tabStorage.get(`log:${table}`))
  return typeof last === 'number' && Array.isArray(log)
    ? { last, log: log as (GameEvent | Said)[] }
    : { last: null, log: [] }
}
export const saveLog = (table: string, last: number, log: (GameEvent | Said)[]): void =>
  tabStorage.set(`log:${table}`, JSON.stringify({ last, log }))
export const isWatching = (table: string): boolean => tabStorage.get(`watch:${table}`) !== null
export const saveWatching = (table: string): void => tabStorage.set(`watch:${table}`, 'yes')
