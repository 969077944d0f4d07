// The addresses of the page.
import './fakeBrowser'
import { expect, it } from 'vitest'
import { playerPath } from './players'
import { readRoute } from './routes'

it.each([
  ['/', 'start'],
  ['/rules', 'rulebook'],
  ['/learn', 'lesson'],
  ['/my-name', 'name'],
  ['/daily', 'daily'],
  ['/admin', 'admin'],
  ['/people', 'people'],
  ['/people/', 'people'],
  ['/e', 'openTournament'],
  ['/people/Ana/Bo', 'unknown'],
  ['/people/%E0%A4%A', 'unknown'],
  ['/player/Ana', 'unknown'],
  ['/nowhere', 'unknown'],
  ['/toString', 'unknown'],
])('%s shows %s', (path, screen) => expect(readRoute(path).screen).toBe(screen))

it('says of what a screen is', () => {
  expect(readRoute('/t/aB_3-x/')).toMatchObject({ screen: 'table', table: 'aB_3-x' })
  expect(readRoute('/t/aB_3-x/replay/2')).toMatchObject({ screen: 'replay', table: 'aB_3-x', match: 2 })
  expect(readRoute('/t/aB_3-x/replay/2/learn')).toMatchObject({ screen: 'exercises', table: 'aB_3-x', match: 2 })
  expect(readRoute('/puzzle')).toMatchObject({ screen: 'puzzle', which: 'daily' })
  expect(readRoute('/puzzle/31')).toMatchObject({ screen: 'puzzle', which: '31' })
  expect(readRoute('/e/x1')).toMatchObject({ screen: 'tournament', id: 'x1' })
  expect(readRoute('/e/x1', '?tv')).toMatchObject({ screen: 'tournamentTv', id: 'x1' })
  expect(readRoute('/WXYZ')).toMatchObject({ screen: 'code', code: 'WXYZ' })
})

it.each([
  ['Ana', ''],
  ['Ana', 'abc234'],
  ['Ana & Bo', 'abc234'],
  ['A/B 100%', ''],
  ['山田 🐼', 'zzzzzz'],
])('the page of %s %s', (name, tag) =>
  expect(readRoute(playerPath(name, tag))).toMatchObject({ screen: 'player', name, tag }),
)
