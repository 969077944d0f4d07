// What is asked over HTTP.
import type { Problem, Replay, RuleShown, Scores, Seated, Settings, TableShown } from './protocol'
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
export const leaveSeat = (table: string, seat: number, token: string) =>
  ask('DELETE', at(table, `/seats/${seat}`), undefined, token)
export const handOver = (table: string, seat: number, token: string) => ask('POST', at(table, '/host'), { seat }, token)
export const startMatch = (table: string, token: string) => ask('POST', at(table, '/start'), undefined, token)
export const rematch = (table: string, token: string) =>
  ask<TableShown>('POST', at(table, '/rematch'), undefined, token)
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

// Links to send

export const tableLink = (table: string): string => `${location.origin}/t/${table}`
export const personalLink = (table: string, token: string): string => `${tableLink(table)}#${token}`
