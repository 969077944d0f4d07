// Bots: their names and sentences, and the number of the adaptive one.
import './fakeBrowser'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { botDoes, botLabel, botName, botToSeat, keepStrength } from './bots'
import { loadLanguage } from './i18n.svelte'
import { CHARACTERS, LEVELS, STRONGEST_ADAPTIVE, type SeatShown } from './protocol'
import { deviceStorage } from './storage'

const seat = (bot: string | null) => ({ seat: 0, name: 'Ana', bot }) as SeatShown

beforeAll(() => loadLanguage('en'))
beforeEach(() => deviceStorage.delete('strength'))

it('has a name and a sentence for every bot that can be chosen', () => {
  const names = [...LEVELS, ...Object.keys(CHARACTERS)]
  expect(new Set(names.map(botLabel)).size).toBe(names.length)
  expect(new Set(names.map(botDoes)).size).toBe(names.length)
  for (const name of names) expect(botDoes(name)).toMatch(/\.$/)
  expect(botDoes('./program')).toBe('')
  expect(botLabel('./program')).toContain('./program')
})

it('calls a bot the same whatever its strength', () => {
  expect(botName('adaptive@250')).toBe('adaptive')
  expect(botLabel('adaptive@250')).toBe(botLabel('adaptive'))
  expect(botDoes('adaptive@250')).toBe(botDoes('adaptive'))
})

it('seats a bot as strong as it became last', () => {
  expect(botToSeat('adaptive')).toBe('adaptive')
  keepStrength([seat(null), seat('sharp'), seat('adaptive')])
  expect(botToSeat('adaptive')).toBe('adaptive')
  keepStrength([seat(null), seat('sharp'), seat('adaptive@317')])
  expect(botToSeat('adaptive')).toBe('adaptive@317')
  expect(botToSeat('sharp')).toBe('sharp')
  expect(deviceStorage.get('strength')).toBe('317') // and nothing else
})

it('forgets a number that the server would refuse', () => {
  for (const stored of ['', 'x', '-1', '2.5', String(STRONGEST_ADAPTIVE + 1)]) {
    deviceStorage.set('strength', stored)
    expect(botToSeat('adaptive')).toBe('adaptive')
  }
})
