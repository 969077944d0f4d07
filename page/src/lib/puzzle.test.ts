import { describe, expect, it } from 'vitest'
import type { PuzzleShown, View } from './protocol'
import { choiceOf, numberBefore, pointsLost, solution, withName } from './puzzle'

const puzzle = {
  number: 1,
  count: 60,
  choices: [
    { move: '2 play R7 uno', chance: 0.62, error: 0.001, why: '' },
    { move: '2 draw', chance: 0.5, error: 0.002, why: 'You could play red 7.' },
  ],
} as PuzzleShown

describe('a puzzle', () => {
  it('takes a card with or without a call of UNO', () => {
    expect(choiceOf(puzzle, '2 play R7')).toBe(puzzle.choices[0])
    expect(choiceOf(puzzle, '2 play R7 uno')).toBe(puzzle.choices[0])
    expect(choiceOf(puzzle, '2 play B7')).toBeUndefined()
  })

  it('tells what a move gives away', () => {
    expect(puzzle.choices.map((choice) => pointsLost(puzzle, choice))).toEqual([0, 12])
  })

  it('shows its solution as a hint', () => {
    expect(solution(puzzle)).toMatchObject({ move: '2 play R7 uno', chances: [{ win: 0.62 }, { win: 0.5 }] })
  })

  it('calls the person by name, and goes back from the first puzzle to the last', () => {
    expect(withName({ seat: 1, names: ['Ana', 'Bo'] } as View, 'Me').names).toEqual(['Ana', 'Me'])
    expect([numberBefore(puzzle), numberBefore({ ...puzzle, number: 5 })]).toEqual([60, 4])
  })
})
