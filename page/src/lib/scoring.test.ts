import { expect, it } from 'vitest'
import { targetOf } from './rules'
import { linesOf } from './scoring'

const words = { carried: 'Carried', total: 'Total' }

it('has a line for each round and the totals', () => {
  expect(
    linesOf(
      {
        rounds: [
          [5, 0],
          [0, 7],
        ],
        wiped: 0,
      },
      [5, 7],
      words,
    ),
  ).toEqual([
    { title: '1', points: [5, 0] },
    { title: '2', points: [0, 7] },
    { title: 'Total', points: [5, 7] },
  ])
})

it('carries what was wiped to its top (BOARD-1)', () => {
  const lines = linesOf(
    {
      rounds: [
        [5, 0],
        [0, 7],
        [1, 1],
      ],
      wiped: 2,
    },
    [6, 8],
    words,
  )
  expect(lines.map((line) => [line.title, line.points])).toEqual([
    ['Carried', [5, 7]],
    ['3', [1, 1]],
    ['Total', [6, 8]],
  ])
})

it('knows what is played for', () => {
  expect(['classic', 'jam+lowest+target=200', 'classic+eight'].map(targetOf)).toEqual([500, 200, null])
})
