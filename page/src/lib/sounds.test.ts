import './fakeBrowser'
import { expect, it, vi } from 'vitest'
import type { GameEvent } from './protocol'

let click = (): void => {}
vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (click = listener))
const { SOUNDS, playSound, soundFor, soundsFor } = await import('./sounds')

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

it('lets the device rest after a sound, and wakes it for the next one', () => {
  const node = { connect: () => node, start() {}, stop() {}, frequency: { exponentialRampToValueAtTime() {} } }
  const gain = { ...node, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } }
  const context = {
    state: 'running',
    currentTime: 0,
    createGain: () => gain,
    resume: () => (context.state = 'running'),
    suspend: () => (context.state = 'suspended'),
  }
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function () {
      return context
    }),
  )
  vi.stubGlobal(
    'OscillatorNode',
    vi.fn(function () {
      return node
    }),
  )
  vi.useFakeTimers()
  click()
  vi.advanceTimersByTime(1500)
  playSound('tick')
  vi.advanceTimersByTime(1500)
  expect(context.state).toBe('running')
  vi.advanceTimersByTime(1500)
  expect(context.state).toBe('suspended')
  playSound('tick')
  expect(context.state).toBe('running')
  vi.useRealTimers()
})
