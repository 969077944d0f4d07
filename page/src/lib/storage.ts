// What stays on this device (localStorage) or in this tab (sessionStorage). Where the browser forbids storage or it is
// full, values last as long as the page.
import { type GameEvent, STRONGEST_ADAPTIVE, type Said } from './protocol'

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

/** The tokens of this device's seats at a table: one, or those of all who pass the device round. */
export const loadTokens = (table: string): string[] =>
  (deviceStorage.get(`seat:${table}`) ?? '').split(' ').filter(Boolean)
const saveTokens = (table: string, tokens: string[]): void => deviceStorage.set(`seat:${table}`, tokens.join(' '))
/** Another seat of this device, in addition to those that it has. */
export const addToken = (table: string, token: string): void => saveTokens(table, [...loadTokens(table), token])
/** The seat of this device, in place of another that it had. */
export function saveToken(table: string, token: string): void {
  if (!loadTokens(table).includes(token)) saveTokens(table, [token])
}
/** Forget a seat, or all of them. */
export function deleteToken(table: string, token?: string): void {
  const others = token ? loadTokens(table).filter((other) => other !== token) : []
  if (others.length) return saveTokens(table, others)
  deviceStorage.delete(`seat:${table}`)
  deviceStorage.delete(`place:${table}`)
  deviceStorage.delete(`hand:${table}`)
}
/** The number of this device's seat at a table, as it was last; -1 if it has none, or several. */
export const loadPlace = (table: string): number =>
  loadTokens(table).length === 1 ? Number(deviceStorage.get(`place:${table}`) ?? -1) : -1
export const savePlace = (table: string, seat: number): void => deviceStorage.set(`place:${table}`, String(seat))
export const tablesWithToken = (): string[] =>
  deviceStorage.keys().flatMap((key) => (key.startsWith('seat:') ? [key.slice(5)] : []))

/** The token of this device in a tournament. */
export const loadTournamentToken = (id: string): string | null => deviceStorage.get(`tournament:${id}`)
export const saveTournamentToken = (id: string, token: string): void => deviceStorage.set(`tournament:${id}`, token)

/** Whether this device shows only the hand at a table. */
export const isHandOnlyStored = (table: string): boolean => deviceStorage.get(`hand:${table}`) !== null
export function saveHandOnly(table: string, wanted: boolean): void {
  if (wanted) deviceStorage.set(`hand:${table}`, 'yes')
  else deviceStorage.delete(`hand:${table}`)
}

export const loadName = (): string => deviceStorage.get('name') ?? ''
export const saveName = (name: string): void => deviceStorage.set('name', name)

/** How strong the adaptive bot has become at this device; null before the first round with it. */
export function loadStrength(): number | null {
  const stored = deviceStorage.get('strength') ?? ''
  return /^\d{1,3}$/.test(stored) && Number(stored) <= STRONGEST_ADAPTIVE ? Number(stored) : null
}
export const saveStrength = (strength: number): void => deviceStorage.set('strength', String(strength))

/** How far the lesson is on this device: the number of its step; null before it was begun, 'done' after its end. */
export function loadLesson(): number | 'done' | null {
  const stored = deviceStorage.get('lesson') ?? ''
  return stored === 'done' ? stored : /^\d{1,2}$/.test(stored) ? Number(stored) : null
}
export const saveLesson = (place: number | 'done'): void => deviceStorage.set('lesson', String(place))

/** This device's part of a shuffle, by its hash, and the hashes of all seats for which it was revealed. */
export interface StoredReveal {
  reveal: string
  hashes: string[] | null
}
export function loadReveal(hash: string): StoredReveal | null {
  const { reveal, hashes } = parseStored(deviceStorage.get(`reveal:${hash}`))
  return typeof reveal === 'string' ? { reveal, hashes: Array.isArray(hashes) ? hashes.map(String) : null } : null
}
export const saveReveal = (hash: string, stored: StoredReveal): void =>
  deviceStorage.set(`reveal:${hash}`, JSON.stringify(stored))

/** The words that this player adds to the shuffles of a table. */
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
/** The match of a table begins as soon as this tab has a part in its shuffle. */
export const takeStart = (table: string): boolean => {
  const wanted = tabStorage.get(`start:${table}`) !== null
  tabStorage.delete(`start:${table}`)
  return wanted
}
export const saveStart = (table: string): void => tabStorage.set(`start:${table}`, 'yes')
export const isWatching = (table: string): boolean => tabStorage.get(`watch:${table}`) !== null
export const saveWatching = (table: string): void => tabStorage.set(`watch:${table}`, 'yes')
