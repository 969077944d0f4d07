// The addresses of the page: which screen each one shows, and of what.

/** The screens that need no seat and no table. */
export type ScreenName =
  | 'admin'
  | 'daily'
  | 'exercises'
  | 'lesson'
  | 'name'
  | 'openTournament'
  | 'people'
  | 'player'
  | 'puzzle'
  | 'replay'
  | 'rulebook'
  | 'tournament'
  | 'tournamentTv'

/** What an address says. An unknown one shows the start page below the reason. */
export interface Route {
  screen: ScreenName | 'start' | 'table' | 'code' | 'unknown'
  table: string
  match: number
  code: string // four letters that someone was told, in place of the id of a table
  which: string // of the puzzles: a number, or daily
  id: string // of a tournament
  name: string // of a player, with the tag of a rated one
  tag: string
}

const PLACES: [RegExp, Route['screen']][] = [
  [/^\/$/, 'start'],
  [/^\/t\/(?<table>[\w-]+)\/?$/, 'table'],
  [/^\/t\/(?<table>[\w-]+)\/replay\/(?<match>\d+)\/?$/, 'replay'],
  [/^\/t\/(?<table>[\w-]+)\/replay\/(?<match>\d+)\/learn\/?$/, 'exercises'],
  [/^\/rules$/, 'rulebook'],
  [/^\/learn$/, 'lesson'],
  [/^\/daily$/, 'daily'],
  [/^\/admin$/, 'admin'],
  [/^\/my-name$/, 'name'],
  [/^\/puzzle(?:\/(?<which>\d+))?\/?$/, 'puzzle'],
  [/^\/e\/?$/, 'openTournament'],
  [/^\/e\/(?<id>[\w-]+)\/?$/, 'tournament'],
  [/^\/people\/?$/, 'people'],
  [/^\/people\/(?<name>[^/]+)(?:\/(?<tag>[a-z2-7]{6}))?\/?$/, 'player'],
  [/^\/(?<code>[a-z]{4})\/?$/i, 'code'],
]

export const NAME_PATH = '/my-name'

export function readRoute(path: string, search = ''): Route {
  const [screen, found] = findPlace(path)
  const { table = '', match = '0', code = '', which = 'daily', id = '', name = '', tag = '' } = found
  const isTv = screen === 'tournament' && new URLSearchParams(search).has('tv')
  const person = decode(name)
  return {
    screen: person === null ? 'unknown' : isTv ? 'tournamentTv' : screen,
    table,
    match: Number(match),
    code,
    which,
    id,
    name: person ?? '',
    tag,
  }
}

function findPlace(path: string): [Route['screen'], Partial<Record<string, string>>] {
  for (const [form, screen] of PLACES) {
    const found = form.exec(path)
    if (found) return [screen, found.groups ?? {}]
  }
  return ['unknown', {}]
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
