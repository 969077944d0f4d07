// The first game on this page: it goes from question to question, and the others move in between.
import { motionEnabled, pace } from './motion'
import type { GameEvent, LessonShown, LessonStep, Played } from './protocol'
import { ScriptedTable } from './scriptedTable'

// Milliseconds between two moves, so that people can follow. Nothing flies where motion is reduced.
const PAUSE = 1300
const SHORT_PAUSE = 400

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, motionEnabled() ? PAUSE * pace() : SHORT_PAUSE))

export class LessonPlayer {
  readonly table: ScriptedTable
  number = $state(0) // of the step whose question is asked, or comes next
  isAsking = $state(false) // the others have moved
  private run = 0 // of the moves that are being shown

  constructor(
    private lesson: LessonShown,
    number: number,
    private onStep: (number: number) => void,
  ) {
    this.table = new ScriptedTable('lesson', {
      bots: lesson.bots,
      onMove: (move) => this.answer(move),
      onHint: () => (this.isAsking && this.step.move ? { move: this.step.move } : null),
    })
    this.goTo(number)
  }

  get step(): LessonStep {
    return this.lesson.steps[this.number] as LessonStep
  }

  get length(): number {
    return this.lesson.steps.length
  }

  get isOver(): boolean {
    return this.isAsking && !this.step.move
  }

  /** Ask the question of a step. The first one begins with the deal. */
  goTo(number: number): void {
    this.number = Math.min(Math.max(0, number), this.length - 1)
    const before = this.lesson.steps.slice(0, this.number + 1).flatMap(({ played }) => played)
    const [deal, ...moves] = before as [Played, ...Played[]]
    if (this.number > 0) {
      this.table.show(lastOf(before).view, eventsOf(before))
      void this.lead([], true)
    } else {
      this.table.show(deal.view)
      this.table.play(deal.events, deal.view)
      void this.lead(moves, true)
    }
  }

  close(): void {
    this.run++
  }

  /** Show moves one after the other, then ask. On a page that has just appeared, nobody would hear it at once. */
  private async lead(moves: Played[], isNew = false): Promise<void> {
    const run = ++this.run
    this.isAsking = false
    for (const { events, view } of moves) {
      await pause()
      if (run !== this.run) return
      this.table.play(events, view)
    }
    if (isNew) await pause()
    if (run !== this.run) return
    this.isAsking = true
    this.onStep(this.number)
    this.table.session.askHint() // the card or button to use is lit
  }

  private answer(move: string): void {
    const { step, table } = this
    const refusal = step.refusals[move]
    if (!this.isAsking) table.ignore()
    else if (move === step.move) this.goOn()
    else if (table.session.view?.legal.includes(move)) table.refuse(step.other)
    else if (refusal) table.refuse(refusal.message, refusal.rule)
    else table.refuse(step.task)
  }

  private goOn(): void {
    this.number++
    const [own, ...others] = this.step.played as [Played, ...Played[]]
    this.table.play(own.events, own.view)
    void this.lead(others)
  }
}

const lastOf = (played: Played[]): Played => played.at(-1) as Played
const eventsOf = (played: Played[]): GameEvent[] => played.flatMap(({ events }) => events)
