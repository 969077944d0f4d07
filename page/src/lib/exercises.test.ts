import './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ExercisePlayer } from './exercisePlayer.svelte'
import { exercisesOf, gradeMove, lossOf } from './exercises'
import { loadLanguage, loadPart } from './i18n.svelte'
import type { Report, Verdict, View } from './protocol'

const verdict: Verdict = {
  seat: 0,
  made: '0 draw',
  best: '0 play R7',
  quality: 'blunder',
  loss: 200_000, // of the round, whose stake is half of the match
  error: 10_000,
  match_loss: 100_000,
  chance: 400_000,
  best_chance: 500_000,
  playouts: 800,
  why: { name: 'play', parts: { cards: ['R7'] } },
  chances: { '0 play R7': 500_000, '0 play R3': 490_000, '0 play R9': 470_000, '0 draw': 400_000 },
}
const other = { ...verdict, seat: 1 }
const good = { ...verdict, quality: 'good' }
const events = [[], [verdict, other], [good], [verdict]].map((verdicts, number) => ({ number, verdicts }))
const report = { events } as unknown as Report

describe('exercises', () => {
  it('are the mistakes of a seat, each at the position before it', () => {
    expect(exercisesOf(report, 0).map(({ step }) => step)).toEqual([1, 3])
    expect(exercisesOf(report, 1)).toHaveLength(1)
    expect(exercisesOf(report, -1)).toEqual([])
  })

  it('are graded like the verdicts: by the share of the round, with its error', () => {
    expect(lossOf(verdict, '0 play R3')).toBe(20_000)
    expect(lossOf(verdict, '0 draw')).toBe(verdict.loss)
    const moves = ['0 play R7', '0 play R3', '0 play R9', '0 draw']
    expect(moves.map((move) => gradeMove(verdict, move))).toEqual(['best', 'good', 'worse', 'worse'])
  })
})

describe('an exercise at the table', () => {
  const view = {
    ...{ seat: 0, number: 1, turn: 0, phase: 'turn', rules: 'classic', names: ['Ana', 'Bo'], table: [0, 1] },
    ...{ totals: [0, 0], winners: [], round_over: false, legal: Object.keys(verdict.chances) },
  } as unknown as View
  const asked: string[] = []
  let isOnline = true
  let errors: unknown[] = []
  let player: ExercisePlayer
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }

  beforeEach(async () => {
    await loadLanguage('en')
    await loadPart('analysis')
    asked.length = 0
    errors = []
    isOnline = true
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      if (!isOnline) return Promise.reject(new TypeError('offline'))
      return Promise.resolve({ ok: true, json: () => Promise.resolve(view) })
    })
    player = new ExercisePlayer('/match', exercisesOf(report, 0), (error) => errors.push(error))
    await settled()
  })

  it('shows what the seat saw, grades the first answer, and then every chance', async () => {
    const { session } = player.table
    expect(asked).toEqual(['/match/views/1?seat=0'])
    expect(session.legal).toHaveLength(4)
    session.move('0 play B1')
    await settled()
    expect([session.refusal?.message, player.given]).toEqual(['That move is not possible here.', undefined])
    session.move('0 play R3')
    await settled()
    expect(player.given).toEqual({ move: '0 play R3', grade: 'good' })
    expect(session.hint).toMatchObject({ move: '0 play R7', chances: [{ win: 0.5 }, { win: 0.49 }, {}, {}] })
    player.answer('0 draw')
    expect(player.answers).toHaveLength(1)
  })

  it('counts what was solved, and not what was shown', async () => {
    player.table.session.move('0 play R7')
    await settled()
    player.next()
    await settled()
    player.table.session.askHint()
    await settled()
    expect(player.given?.grade).toBe('shown')
    player.next()
    await settled()
    expect(player.exercise).toBeUndefined()
    expect(player.results.map(({ isSolved }) => isSolved)).toEqual([true, false])
    player.again()
    await settled()
    expect([player.number, player.answers, errors]).toEqual([0, [], []])
  })

  it('stays as it is until the next one is here, and can be left again after an outage', async () => {
    const { session } = player.table
    const answer = { move: '0 play R3', grade: 'good' }
    session.move(answer.move)
    await settled()
    isOnline = false
    player.next()
    session.askHint()
    player.answer('0 draw')
    await settled()
    expect([player.number, player.answers, errors.length]).toEqual([0, [answer], 1])
    isOnline = true
    player.next()
    player.next() // a double click
    await settled()
    expect([player.number, player.given, errors.length]).toEqual([1, undefined, 1])
    player.answer('0 play R7')
    expect(player.given?.grade).toBe('best')
  })
})
