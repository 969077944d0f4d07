// Bots: their names and sentences, and the number of the one that matches this person.
import './fakeBrowser'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { botDoes, botLabel, botName, botToSeat, keepStrength } from './bots'
import { loadLanguage } from './i18n.svelte'
import { CHARACTERS, LEVELS, STRONGEST_MATCH, type SeatShown } from './protocol'
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
  expect(botName('match@250')).toBe('match')
  expect(botLabel('match@250')).toBe(botLabel('match'))
  expect(botDoes('match@250')).toBe(botDoes('match'))
})

it('seats a bot as strong as it became last', () => {
  expect(botToSeat('match')).toBe('match')
  keepStrength([seat(null), seat('sharp'), seat('match')])
  expect(botToSeat('match')).toBe('match')
  keepStrength([seat(null), seat('sharp'), seat('match@317')])
  expect(botToSeat('match')).toBe('match@317')
  expect(botToSeat('sharp')).toBe('sharp')
  expect(deviceStorage.get('strength')).toBe('317') // and nothing else
})

it('forgets a number that the server would refuse', () => {
  for (const stored of ['', 'x', '-1', '2.5', String(STRONGEST_MATCH + 1)]) {
    deviceStorage.set('strength', stored)
    expect(botToSeat('match')).toBe('match')
  }
})
