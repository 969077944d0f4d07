import { expect, test } from 'vitest'
import type { Settings } from './protocol'
import { USUAL_CHOICE, choiceOf, mostPlayers, settingsOf } from './tableChoice'

test('as many may come as the rules allow', () => {
  expect(mostPlayers(USUAL_CHOICE)).toBe(10)
  expect(mostPlayers({ ...USUAL_CHOICE, house: ['cards=15'] })).toBe(5)
  expect(mostPlayers({ ...USUAL_CHOICE, format: 'rotating' })).toBe(4)
  expect(mostPlayers({ ...USUAL_CHOICE, format: 'partners' })).toBe(10)
  expect(mostPlayers({ ...USUAL_CHOICE, format: 'eight' })).toBe(8)
})

test('the settings of a table are read and written again', () => {
  const settings = { rules: 'jam+jump_in+cards=12+lowest+target=200', turn_seconds: 20, uno_grace: 2 }
  const choice = choiceOf({ ...settings, listed: true, latecomers: false } as Settings)
  expect(settingsOf(choice, 2)).toEqual({
    ...settings,
    players: 7,
    listed: true,
    latecomers: false,
  })
  expect(choiceOf({ ...settings, ...settingsOf(choice, 2) } as Settings)).toEqual(choice)
})

test('a number that is too large for the players is made to fit', () => {
  const choice = { ...USUAL_CHOICE, house: ['cards=15'] }
  expect(settingsOf(choice, 8)).toMatchObject({ rules: 'classic+cards=10', players: 8 })
})
