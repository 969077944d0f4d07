import { expect, it } from 'vitest'
import { targetOf } from './rules'
import { boardLines } from './scoreBoard'

const titles = { carried: 'Carried', total: 'Total' }
const lines = (rounds: number[][], wiped: number, totals: number[]) =>
  boardLines({ rounds, wiped }, totals, titles).map(({ title, points }) => `${title}: ${points.join(' ')}`)

it('has a line for each round and the totals', () => {
  const rounds = [
    [5, 0],
    [0, 7],
  ]
  expect(lines(rounds, 0, [5, 7])).toEqual(['1: 5 0', '2: 0 7', 'Total: 5 7'])
})

it('carries the subtotal of wiped rounds to the top (BOARD-1)', () => {
  const rounds = [
    [5, 0],
    [0, 7],
    [1, 1],
  ]
  expect(lines(rounds, 2, [6, 8])).toEqual(['Carried: 5 7', '3: 1 1', 'Total: 6 8'])
})

it('reads the target from the rules', () => {
  expect(['classic', 'jam+lowest+target=200', 'classic+eight'].map(targetOf)).toEqual([500, 200, null])
})
