// Plays the exercises of a match one after another at a scripted table, and grades the moves of the person.
import { request, tableUrl } from './api'
import { type Exercise, type Grade, gradeMove } from './exercises'
import { t } from './i18n.svelte'
import { WHOLE } from './matchCurve'
import type { Hinted, View } from './protocol'
import { ScriptedTable } from './scriptedTable'

export interface Answer {
  move: string
  grade: Grade | 'shown' // the person asked for the answer
}

export const isRight = (answer: Answer | undefined): boolean => answer?.grade === 'best' || answer?.grade === 'good'

export class ExercisePlayer {
  readonly table = new ScriptedTable('exercise', {
    onMove: (move) => this.answer(move),
    onHint: () => this.hint(),
  })
  answers = $state.raw<Answer[]>([])
  number = $state(0) // of the exercise that is shown

  constructor(
    private path: string, // of the match
    readonly exercises: Exercise[],
    private onError: (error: unknown) => void,
  ) {
    void this.goTo(0)
  }

  get count(): number {
    return this.exercises.length
  }

  /** The exercise that is shown; none after the last one. */
  get exercise(): Exercise | undefined {
    return this.exercises[this.number]
  }

  /** The answer to the exercise that is shown. */
  get given(): Answer | undefined {
    return this.answers[this.number]
  }

  get results(): { exercise: Exercise; isSolved: boolean }[] {
    return this.exercises.map((exercise, i) => ({ exercise, isSolved: isRight(this.answers[i]) }))
  }

  next(): void {
    void this.goTo(this.number + 1)
  }

  again(): void {
    void this.goTo(0)
  }

  /** Answer the exercise. Only the first answer counts. */
  answer(move: string): void {
    const { session } = this.table
    if (!this.exercise || this.given) return this.table.ignore()
    if (move && !session.view?.legal.includes(move)) return this.table.refuse(t('replay-illegal'))
    this.settle({ move, grade: gradeMove(this.exercise.verdict, move) })
    this.table.ignore()
    session.askHint() // shows every chance on its card or button
  }

  private settle(answer: Answer): void {
    this.answers = [...this.answers, answer]
  }

  /** The chances of all moves. An exercise does not count as solved if they are asked for before the answer. */
  private hint(): Pick<Hinted, 'move' | 'chances'> | null {
    if (!this.exercise) return null
    const { best, chances } = this.exercise.verdict
    if (!this.given) this.settle({ move: '', grade: 'shown' })
    const shown = Object.entries(chances).map(([move, chance]) => ({ move, win: chance / WHOLE, error: 0 }))
    return { move: best, chances: shown }
  }

  /** Show another exercise. Until its position is here, or if it does not come, the one before stays as it is. */
  private async goTo(number: number): Promise<void> {
    const before = this.number
    try {
      const view = await this.load(number)
      if (this.number !== before) return // asked for twice, and here already
      if (number === 0) this.answers = []
      this.number = number
      if (view) this.table.show(view)
    } catch (error) {
      this.onError(error)
    }
  }

  /** The position of an exercise; null after the last one. */
  private async load(number: number): Promise<View | null> {
    const exercise = this.exercises[number]
    if (!exercise) return null
    return request<View>('GET', `${this.path}/views/${exercise.step}?seat=${exercise.verdict.seat}`)
  }
}

export const matchPath = (table: string, match: number): string => tableUrl(table, `/matches/${match}`)
