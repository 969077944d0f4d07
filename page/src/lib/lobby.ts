// What is asked over HTTP, and the tokens of the own seats, which stay on this device.
import type { GameEvent, Problem, Replay, RuleShown, Said, Scores, Seated, Settings, TableShown } from './protocol'
import { device, readKept, tab } from './kept'
import { words } from './words.svelte'

export class Refused extends Error {
  constructor(public problem: Problem) {
    super(problem.message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'accept-language': words.language }
  if (token) headers.authorization = `Bearer ${token}`
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  const document = await answer.json()
  if (!answer.ok) throw new Refused(document as Problem)
  return document as T
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`

export const openTable = (nickname: string, settings: Partial<Settings>, bots: string[]) =>
  ask<Seated>('POST', '/api/tables', { nickname, settings, bots })
export const listTables = () => ask<TableShown[]>('GET', '/api/tables')
export const getTable = (table: string) => ask<TableShown>('GET', at(table))
export const takeSeat = (table: string, nickname: string, words: string) =>
  ask<Seated>('POST', at(table, '/seats'), { nickname, words })
export const addBot = (table: string, level: string, token: string) => ask('POST', at(table, '/bots'), { level }, token)
export const leaveSeat = (table: string, seat: number, token: string) => ask('DELETE', at(table, `/seats/${seat}`), undefined, token)
export const handOver = (table: string, seat: number, token: string) => ask('POST', at(table, '/host'), { seat }, token)
export const startMatch = (table: string, token: string) => ask('POST', at(table, '/start'), undefined, token)
export const rematch = (table: string, token: string) => ask<TableShown>('POST', at(table, '/rematch'), undefined, token)
export const getScores = (table: string) => ask<Scores>('GET', at(table, '/scores'))
export const getReplay = (table: string, match: number) => ask<Replay>('GET', at(table, `/matches/${match}/replay`))

const books: Record<string, Promise<RuleShown[]>> = {}

/** Asked for once in each language. */
export function rulebook(language: string): Promise<RuleShown[]> {
  return (books[language] ??= ask<RuleShown[]>('GET', `/api/rules?language=${language}`).catch((error: unknown) => {
    delete books[language]
    throw error
  }))
}

// Kept on this device

export const keptToken = (table: string): string | null => device.get(`seat:${table}`)
export const keepToken = (table: string, token: string): void => device.set(`seat:${table}`, token)
export const dropToken = (table: string): void => device.drop(`seat:${table}`)
export const ownTables = (): string[] => device.keys().flatMap((key) => (key.startsWith('seat:') ? [key.slice(5)] : []))
export const personalLink = (table: string, token: string): string => `${location.origin}/t/${table}#${token}`
export const tableLink = (table: string): string => `${location.origin}/t/${table}`

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
  return typeof last === 'number' && Array.isArray(log) ? { last, log: log as (GameEvent | Said)[] } : { last: null, log: [] }
}
export const keepLog = (table: string, last: number, log: (GameEvent | Said)[]): void => tab.set(`log:${table}`, JSON.stringify({ last, log }))
export const watching = (table: string): boolean => tab.get(`watch:${table}`) !== null
export const keepWatching = (table: string): void => tab.set(`watch:${table}`, 'yes')
