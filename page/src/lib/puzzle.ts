// A puzzle: which of its choices a move is, and what to show once it is answered.
import type { Hinted, PuzzleChoice, PuzzleShown, View } from './protocol'

const withoutUno = (move: string): string => move.replace(/ uno$/, '')

/** The choice that a move is, whether UNO was called with it or not. */
export const choiceOf = (puzzle: PuzzleShown, move: string): PuzzleChoice | undefined =>
  puzzle.choices.find((choice) => withoutUno(choice.move) === withoutUno(move))

/** By how many percentage points the best move is better. */
export const pointsLost = (puzzle: PuzzleShown, choice: PuzzleChoice): number =>
  Math.round(100 * ((puzzle.choices[0]?.chance ?? 0) - choice.chance))

/** The chances of all moves, as a hint shows them. */
export const solution = ({ choices }: PuzzleShown): Hinted => ({
  type: 'hinted',
  id: '',
  move: choices[0]?.move ?? '',
  chances: choices.map(({ move, chance, error }) => ({ move, win: chance, error })),
})

/** The view with the person's own name in it. */
export const withName = (view: View, name: string): View => ({
  ...view,
  names: view.names.map((other, seat) => (seat === view.seat ? name : other)),
})

/** The puzzle to go on with: that of the day before, so that nobody sees the next ones. */
export const numberBefore = ({ number, count }: PuzzleShown): number => (number === 1 ? count : number - 1)
