import './fakeBrowser'
import { expect, it } from 'vitest'
import { byArrival, byNumber } from './handOrder.svelte'

it('sorts by number, wilds last', () => {
  expect(byNumber(['R+2', 'R3', 'YS', 'B3', 'W', 'W+4'])).toEqual(['R3', 'B3', 'YS', 'R+2', 'W', 'W+4'])
})

it('keeps what was held in place, and adds what came', () => {
  expect(byArrival(['B7', 'R1', 'R1'], ['G0', 'R1', 'R1', 'B7'])).toEqual(['B7', 'R1', 'R1', 'G0'])
  expect(byArrival(['B7', 'R1', 'R1'], ['R1'])).toEqual(['R1'])
})
