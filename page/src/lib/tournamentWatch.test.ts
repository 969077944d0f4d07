import { afterEach, expect, test, vi } from 'vitest'
import './fakeBrowser'
import type { TournamentShown } from './protocol'
import { loadTournamentToken } from './storage'
import { clockText } from './tournamentApi'
import { TournamentWatch } from './tournamentWatch.svelte'

const person = (number: number, name: string, left = false) => ({
  ...{ person: number, name, tag: '', place: 1, points: 0, opposition: 0 },
  ...{ played: 0, won: 0, byes: 0, left },
})
const SHOWN = {
  id: 'abc',
  status: 'playing',
  standings: [person(1, 'Bo'), person(0, 'Ana'), person(2, 'Cy', true)],
  rounds: [
    { tables: [], byes: [] },
    {
      tables: [
        { id: 'first', people: [0, 3], status: 'playing', points: null, called: false },
        { id: 'second', people: [1, 4], status: 'over', points: [12, 0], called: false },
      ],
      byes: [],
    },
  ],
  you: { person: 0, is_host: false, table: 'first', token: 'secret' },
} as unknown as TournamentShown

afterEach(() => vi.unstubAllGlobals())

/** The server's answers, one after another, and what it was asked. */
function answering(...answers: { status: number; etag?: string; body?: unknown }[]) {
  const asked: Record<string, string>[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers)
    const { status, etag = '', body } = answers.shift() ?? { status: 304 }
    const date = new Date(Date.now() + 3_600_000).toUTCString() // its clock is an hour ahead
    return Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status, headers: { etag, date } }))
  })
  return asked
}

test('a tournament is asked for with the token and the tag, and kept while nothing changes', async () => {
  const asked = answering({ status: 200, etag: '"one"', body: SHOWN }, { status: 304, etag: '"one"' })
  const watch = new TournamentWatch('abc')
  watch.enter('token')
  expect(loadTournamentToken('abc')).toBe('token')
  await watch.ask()
  await watch.ask()
  expect(asked.map((headers) => headers['if-none-match'])).toEqual([undefined, '"one"'])
  expect(asked[0]?.authorization).toBe('Bearer token')
  expect(watch.shown?.id).toBe('abc')
  const inAnHour = Date.now() / 1000 + 3600
  expect(Math.abs(watch.secondsTo(inAnHour + 60) - 60)).toBeLessThan(3)
})

test('people with a table without a result find it', () => {
  const watch = new TournamentWatch('other')
  watch.take(SHOWN)
  expect(watch.own?.name).toBe('Ana')
  expect(watch.ownTable?.id).toBe('first')
  expect(watch.people.map(({ name }) => name)).toEqual(['Bo', 'Ana'])
  watch.take({ ...SHOWN, you: { person: 1, is_host: false, table: 'second', token: 'secret' } })
  expect(watch.ownTable).toBeNull()
  watch.take({ ...SHOWN, you: { person: 2, is_host: false, table: '', token: '' } })
  expect(watch.isPresent).toBe(false)
})

test('a tournament that is not there is missing, and a new token asks for everything again', async () => {
  const asked = answering(
    { status: 404, body: { code: 'no-tournament', message: 'Gone.', rule: '' } },
    { status: 200, etag: '"two"', body: SHOWN },
    { status: 304 },
  )
  const watch = new TournamentWatch('nowhere')
  await watch.ask()
  expect(watch.missing?.problem.code).toBe('no-tournament')
  await watch.ask()
  watch.enter('new')
  await watch.ask()
  expect(asked[2]?.['if-none-match']).toBeUndefined()
})

test('times are minutes and seconds', () => {
  expect([clockText(0), clockText(4.2), clockText(245), clockText(-3)]).toEqual(['0:00', '0:05', '4:05', '0:00'])
})
