import { expect, test } from 'vitest'
import type { GameEvent, Step } from './protocol'
import { roundAt, roundsIn, stepOfKey } from './replayRounds'

const step = (move: string, ...events: object[]): Step => ({
  move,
  events: events as GameEvent[],
  views: [],
  hands: {},
})
const STEPS = [
  step('deal'),
  step('0 play R1'),
  step('1 play R2', { event: 'out', seat: 1 }, { event: 'scored', points: [0, 45], totals: [0, 45] }),
  step('deal'),
  step('0 draw', { event: 'blocked' }, { event: 'scored', points: [3, 4], totals: [3, 49] }),
  step('deal'),
  step('0 play R1', { event: 'out', seat: 0 }, { event: 'scored', points: [20, 0], totals: [23, 49] }),
]
const ROUNDS = roundsIn(STEPS)

test('each round has its deal, its winner and its points', () => {
  expect(ROUNDS).toEqual([
    { first: 0, winners: [1], points: 45 },
    { first: 3, winners: [], points: 7 },
    { first: 5, winners: [0], points: 20 },
  ])
})

test('a step belongs to the round that was dealt last', () => {
  expect(STEPS.map((_, i) => roundAt(ROUNDS, i))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowRight', 4, 5],
  ['Home', 4, 0],
  ['End', 4, 6],
  ['[', 4, 3],
  ['[', 3, 0],
  ['[', 0, 0],
  [']', 0, 3],
  [']', 4, 5],
  [']', 5, 6],
  ['x', 4, undefined],
])('%s leads from %i to %o', (key, from, to) => {
  expect(stepOfKey(key, from, STEPS.length - 1, ROUNDS)).toBe(to)
})
