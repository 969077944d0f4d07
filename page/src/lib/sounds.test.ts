import './fakeBrowser'
import { expect, it, vi } from 'vitest'
import type { GameEvent } from './protocol'

vi.stubGlobal('addEventListener', () => {})
const { SOUNDS, soundFor, soundsFor } = await import('./sounds')

const played = (card: string, jump = false): GameEvent => ({ event: 'played', seat: 0, card, jump })

it('has a sound of its own for each kind of card', () => {
  const cards = ['R7', 'RS', 'RR', 'R+2', 'W', 'W+4', 'WJ', 'WG']
  const sounds = cards.map((card) => soundFor(played(card), 0))
  expect(sounds).toEqual(['number', 'skip', 'reverse', 'draw_two', 'wild', 'draw_four', 'jam', 'graduation'])
  expect(soundFor(played('R7', true), 0)).toBe('jump')
})

it('sounds different for those who win and those who lose', () => {
  const won: GameEvent = { event: 'won', seats: [1] }
  expect([soundFor(won, 1), soundFor(won, 0), soundFor(won, null)]).toEqual(['win', 'lose', 'win'])
})

it('plays a sound once for what happens at once', () => {
  const drew: GameEvent = { event: 'drew', seat: 0, count: 1 }
  expect(soundsFor([drew, drew, { event: 'passed', seat: 0 }], 0)).toEqual(['draw'])
})

it('has only short sounds, which Web Audio can play', () => {
  expect(Object.keys(SOUNDS).length).toBeGreaterThanOrEqual(20)
  for (const tones of Object.values(SOUNDS))
    for (const { at, pitch, to = pitch, length } of tones) {
      expect(at + length).toBeLessThan(1.1)
      expect(Math.min(pitch, to)).toBeGreaterThan(0) // an exponential ramp never reaches 0
    }
})
