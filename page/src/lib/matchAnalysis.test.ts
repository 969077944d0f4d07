import './fakeBrowser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchAnalysis } from './matchAnalysis.svelte'
import type { AnalysisShown, Report } from './protocol'

const shown = (state: AnalysisShown['state'], more: Partial<AnalysisShown> = {}): AnalysisShown => ({
  ...{ state, progress: 0, rough: null, report: null },
  ...more,
})
const rough = { start: [500_000, 500_000], chances: [[600_000, 400_000]] }
const report = { start: [1, 1], events: [] } as unknown as Report
let answers: (AnalysisShown | Error | string)[] // a text: the code of a refusal
let asked: string[]
let errors: unknown[]
let analysis: MatchAnalysis

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  errors = []
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    const answer = answers.shift()
    if (answer instanceof Error) return Promise.reject(answer)
    const ok = typeof answer === 'object'
    const json = ok ? answer : { code: answer ?? 'analysis-busy', message: 'Later.' }
    return Promise.resolve({ ok, json: () => Promise.resolve(json) })
  })
  analysis = new MatchAnalysis('abc', 2, (error) => errors.push(error))
})
afterEach(() => analysis.close())

describe('the analysis of a match', () => {
  it('is looked for, and begins when someone wants it', async () => {
    answers = [shown('none'), shown('waiting')]
    await analysis.load()
    await vi.advanceTimersByTimeAsync(5000)
    expect([asked, analysis.isLoaded, analysis.curve]).toEqual([['GET /api/tables/abc/matches/2/analysis'], true, []])
    await analysis.start()
    expect([asked[1], analysis.isUnderWay]).toEqual(['POST /api/tables/abc/matches/2/analysis', true])
  })

  it('is followed to its end, with a rough curve before', async () => {
    answers = [shown('running'), shown('running', { progress: 0.4, rough }), shown('done', { progress: 1, report })]
    await analysis.start()
    await vi.advanceTimersByTimeAsync(1000)
    expect([analysis.shown.progress, analysis.curve]).toEqual([0.4, rough.chances])
    await vi.advanceTimersByTimeAsync(5000)
    expect([analysis.shown.report, asked.length, errors]).toEqual([report, 3, []])
  })

  it('is asked for again after an outage, but not after a refusal', async () => {
    answers = [shown('running'), new TypeError('offline'), shown('running')]
    await analysis.start()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, errors.length]).toEqual([4, 2]) // the last answer was a refusal
    expect([analysis.isUnderWay, analysis.shown.state]).toEqual([false, 'failed']) // it can be started again
  })

  it('is asked for again after a refusal that passes, from the first question on', async () => {
    answers = ['busy', shown('running'), 'busy', 'too-fast', shown('done', { report })]
    await analysis.load()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, errors.length, analysis.shown.report]).toEqual([5, 3, report])
  })

  it('is left alone when the screen is', async () => {
    answers = [shown('running')]
    await analysis.start()
    analysis.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(1)
  })
})
