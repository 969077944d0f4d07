// The analysis of a finished match on the server: asked for, followed while it runs, and kept.
import { ApiError, request, tableUrl } from './api'
import { curveOf, marksOf } from './matchCurve'
import type { AnalysisShown } from './protocol'

const PAUSE = 700 // milliseconds between two looks at how far it is
const PASSING = ['busy', 'too-fast'] // refusals that are over in a moment

/** Whether asking again may help: after an outage, and after a refusal that passes. */
const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || PASSING.includes(error.problem.code)

export class MatchAnalysis {
  shown = $state.raw<AnalysisShown>({ state: 'none', progress: 0, rough: null, report: null })
  isLoaded = $state(false) // the server has said how far it is
  /** The chances of all seats, step by step; rough ones, until the report is there. */
  readonly curve = $derived(curveOf(this.shown))
  readonly marks = $derived(this.shown.report ? marksOf(this.shown.report) : [])
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private table: string,
    private match: number,
    private onError: (error: unknown) => void,
  ) {}

  get isUnderWay(): boolean {
    return this.shown.state === 'waiting' || this.shown.state === 'running'
  }

  /** Show what is there, and follow an analysis that is under way. */
  load(): Promise<void> {
    return this.ask('GET')
  }

  /** Have the match analysed, unless it is. */
  start(): Promise<void> {
    return this.ask('POST')
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  private async ask(method: string): Promise<void> {
    clearTimeout(this.timer)
    try {
      const shown = await request<AnalysisShown>(method, tableUrl(this.table, `/matches/${this.match}/analysis`))
      if (this.closed) return
      this.shown = shown
      this.isLoaded = true
    } catch (error) {
      if (this.closed) return
      this.onError(error)
      if (!isPassing(error)) return this.giveUp()
    }
    if (this.isUnderWay || !this.isLoaded) this.timer = setTimeout(() => void this.ask('GET'), PAUSE)
  }

  /** Follow it no longer. Anyone here may start it again. */
  private giveUp(): void {
    if (this.isUnderWay) this.shown = { ...this.shown, state: 'failed' }
  }
}
