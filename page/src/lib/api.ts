// Requests to the server's HTTP API.
import { noticeRefusedAccess } from './access.svelte'
import { locale } from './i18n.svelte'
import { personSecret } from './person'
import type {
  AddBot,
  Career,
  DailyShown,
  HandOver,
  LessonShown,
  Luck,
  MatchShown,
  OpenTable,
  PlayDaily,
  Problem,
  PuzzleShown,
  QuickMatch,
  Rank,
  Replay,
  RuleShown,
  RulesRead,
  ScoresShown,
  Seated,
  Settings,
  Statistics,
  TableShown,
  TakeSeat,
} from './protocol'
import { ROOT, site } from './root'

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/** Ask the server. If it keeps this device outside, the page asks for the invite code. */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(ROOT + url, init)
  await noticeRefusedAccess(response)
  return response
}

export async function request<T>(method: string, url: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'accept-language': locale.language }
  if (token) headers.authorization = `Bearer ${token}`
  const response = await ask(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = response.status === 204 ? undefined : await response.json()
  if (!response.ok) throw new ApiError(answer as Problem)
  return answer as T
}

export const tableUrl = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`

export const openTable = (nickname: string, settings: Partial<Settings>, bots: string[]) =>
  request<Seated>('POST', '/api/tables', { nickname, settings, bots, person: personSecret() } satisfies OpenTable)
export const getDaily = () => request<DailyShown>('GET', '/api/daily')
export const playDaily = (nickname: string) =>
  request<Seated>('POST', '/api/daily', { nickname, person: personSecret() } satisfies PlayDaily)
/** A seat among strangers. Asking again returns the same one. */
export const quickMatch = (nickname: string) =>
  request<Seated>('POST', '/api/quick', { nickname, person: personSecret() } satisfies QuickMatch)
export const listTables = () => request<TableShown[]>('GET', '/api/tables')
export const getTable = (table: string) => request<TableShown>('GET', tableUrl(table))
export const takeSeat = (table: string, nickname: string) =>
  request<Seated>('POST', tableUrl(table, '/seats'), { nickname, person: personSecret() } satisfies TakeSeat)
export const changeSettings = (table: string, settings: Partial<Settings>, token: string) =>
  request('PUT', tableUrl(table, '/settings'), settings, token)
export const addBot = (table: string, level: string, token: string) =>
  request('POST', tableUrl(table, '/bots'), { level } satisfies AddBot, token)
/** Let a bot play for someone who is away. */
export const standIn = (table: string, seat: number, token: string) =>
  request('POST', tableUrl(table, '/bots'), { seat } satisfies AddBot, token)
export const leaveSeat = (table: string, seat: number, token: string) =>
  request('DELETE', tableUrl(table, `/seats/${seat}`), undefined, token)
export const makeHost = (table: string, seat: number, token: string) =>
  request('POST', tableUrl(table, '/host'), { seat } satisfies HandOver, token)
export const startMatch = (table: string, token: string) => request('POST', tableUrl(table, '/start'), undefined, token)
export const requestRematch = (table: string, token: string) =>
  request<TableShown>('POST', tableUrl(table, '/rematch'), undefined, token)
export const requestReshuffle = (table: string, token: string) =>
  request<TableShown>('POST', tableUrl(table, '/reshuffle'), undefined, token)
export const getScores = (table: string) => request<ScoresShown>('GET', tableUrl(table, '/scores'))
export const getReplay = (table: string, match: number) =>
  request<Replay>('GET', tableUrl(table, `/matches/${match}/replay`))

export const getLeaderboard = () => request<Rank[]>('GET', '/api/leaderboard')
/** The last matches of public tables. */
export const getMatches = (most: number) => request<MatchShown[]>('GET', `/api/matches?most=${most}`)

// What a nickname or, with a tag, a rated player made of their matches
const playerUrl = (name: string, tag: string, rest = ''): string =>
  `/api/players/${encodeURIComponent(name)}${rest}${tag ? `?tag=${tag}` : ''}`
export const getPlayer = (name: string, tag: string) => request<Statistics>('GET', playerUrl(name, tag))
export const getCareer = (name: string, tag: string) => request<Career>('GET', playerUrl(name, tag, '/career'))
export const getLuck = (name: string, tag: string) => request<Luck>('GET', playerUrl(name, tag, '/luck'))

/** A puzzle by its number, or that of today (`daily`). */
export const getPuzzle = (which: string, language: string) =>
  request<PuzzleShown>('GET', `/api/puzzles/${which}?language=${language}`)

/** Read a rules line. Why it is not possible is an error in the user's language. */
export const readRules = (line: string, players: string | null) =>
  request<RulesRead>('GET', `/api/rules/read?${new URLSearchParams(players ? { line, players } : { line })}`)

/** The first game, in one language. */
export const getLesson = (language: string) => request<LessonShown>('GET', `/api/lesson?language=${language}`)

const rulebooks: Record<string, Promise<RuleShown[]>> = {}

/** The rulebook in one language. It is requested once. */
export function getRulebook(language: string): Promise<RuleShown[]> {
  const load = (): Promise<RuleShown[]> =>
    request<RuleShown[]>('GET', `/api/rules?language=${language}`).catch((error: unknown) => {
      delete rulebooks[language]
      throw error
    })
  return (rulebooks[language] ??= load())
}

// Links for other people and devices

/** The server's addresses for other devices, if this page was opened as localhost. */
export const getAddresses = () => request<string[]>('GET', '/api/addresses')

export const tableLink = (table: string, origin = location.origin): string => `${site(origin)}/t/${table}`
export const personalLink = (table: string, token: string): string => `${tableLink(table)}#${token}`
