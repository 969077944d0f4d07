// Requests about tournaments, and their small parts in words.
import { ApiError, ask, request } from './api'
import { locale } from './i18n.svelte'
import { personSecret } from './person'
import type { DrawRound, Entered, JoinTournament, OpenTournament, Problem, TournamentShown } from './protocol'

const tournamentUrl = (id: string, rest = ''): string => `/api/tournaments/${encodeURIComponent(id)}${rest}`

export const openTournament = (asked: OpenTournament) =>
  request<Entered>('POST', '/api/tournaments', { ...asked, person: personSecret() } satisfies OpenTournament)
export const joinTournament = (id: string, nickname: string) =>
  request<Entered>('POST', tournamentUrl(id, '/people'), {
    nickname,
    person: personSecret(),
  } satisfies JoinTournament)
export const leaveTournament = (id: string, person: number, token: string) =>
  request<TournamentShown>('DELETE', tournamentUrl(id, `/people/${person}`), undefined, token)
export const drawRound = (id: string, round: number, token: string) =>
  request<TournamentShown>('POST', tournamentUrl(id, '/rounds'), { round } satisfies DrawRound, token)
export const finishTournament = (id: string, token: string) =>
  request<TournamentShown>('POST', tournamentUrl(id, '/finish'), undefined, token)

/** What is new since the answer with this tag, if anything is; and the server's time. */
export async function askForNews(id: string, token: string | null, tag: string) {
  const headers: Record<string, string> = { 'accept-language': locale.language }
  if (token) headers.authorization = `Bearer ${token}`
  if (tag) headers['if-none-match'] = tag
  const response = await ask(tournamentUrl(id), { headers })
  const isNew = response.status !== 304
  return {
    missing: response.status === 404 ? new ApiError((await response.json()) as Problem) : null,
    shown: isNew && response.ok ? ((await response.json()) as TournamentShown) : null,
    tag: response.headers.get('etag') ?? '',
    serverTime: Date.parse(response.headers.get('date') ?? ''),
  }
}

/** Minutes and seconds: 4:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
