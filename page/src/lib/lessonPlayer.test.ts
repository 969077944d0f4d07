import './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from './i18n.svelte'
import { LessonPlayer } from './lessonPlayer.svelte'
import type { GameEvent, LessonShown, Played, View } from './protocol'

const view = (number: number, legal: string[]): View =>
  ({ seat: 0, number, legal, turn: legal.length ? 0 : 1, phase: 'turn', rules: 'classic', round_over: false }) as View
const played = (number: number, event: GameEvent, ...legal: string[]): Played => ({
  events: [event],
  view: {
    ...view(number, legal),
    names: ['You', 'Ana'],
    table: [0, 1],
    totals: [0, 0],
    winners: [],
  } as unknown as View,
})
const lesson: LessonShown = {
  bots: [null, 'easy'],
  steps: [
    {
      played: [played(0, { event: 'dealt', seat: 0, count: 7 }, '0 play R7', '0 draw')],
      text: 'Match the colour.',
      task: 'Play a red 7.',
      move: '0 play R7',
      other: 'Later.',
      refusals: { '0 play B2': { code: 'illegal', message: 'It does not fit.', rule: 'TURN-1' } },
    },
    {
      played: [
        played(1, { event: 'played', seat: 0, card: 'R7' }),
        played(2, { event: 'played', seat: 1, card: 'R2' }, '0 draw'),
      ],
      text: 'Nothing fits.',
      task: 'Draw.',
      move: '0 draw',
      other: 'Later.',
      refusals: {},
    },
    {
      played: [played(3, { event: 'drew', seat: 0, count: 1 })],
      text: 'Done.',
      task: '',
      move: '',
      other: '',
      refusals: {},
    },
  ],
}
let places: number[]
let player: LessonPlayer
const begin = async (number = 0): Promise<void> => {
  places = []
  player = new LessonPlayer(lesson, number, (place) => places.push(place))
  expect(player.isAsking).toBe(false) // a screen reader hears the question only if it comes later
  await vi.advanceTimersByTimeAsync(2000)
}
const move = async (text: string): Promise<void> => {
  player.table.session.move(text)
  await vi.advanceTimersByTimeAsync(400) // longer than a double click
}
const refusal = (): string | undefined => player.table.session.refusal?.message

beforeEach(async () => {
  vi.useFakeTimers()
  await loadLanguage('en')
  sessionStorage.clear()
  await begin()
})

describe('a lesson', () => {
  it('asks, lights the answer and keeps the place', () => {
    expect([player.isAsking, player.step.task, places]).toEqual([true, 'Play a red 7.', [0]])
    expect(player.table.session.hint?.move).toBe('0 play R7')
    expect(player.table.session.unseen.map(({ event }) => event)).toEqual(['dealt'])
  })

  it('explains what is refused, and what is allowed too', async () => {
    await move('0 play B2')
    expect(player.table.session.refusal).toEqual({ message: 'It does not fit.', rule: 'TURN-1' })
    await move('0 draw')
    expect(refusal()).toBe('Later.')
    await move('0 swap 1')
    expect(refusal()).toBe('Play a red 7.')
    expect(player.number).toBe(0)
  })

  it('shows the others move one after the other, and asks again', async () => {
    await move('0 play R7')
    expect([player.isAsking, player.table.session.view?.number]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(2000)
    expect([player.isAsking, player.table.session.view?.number, player.number]).toEqual([true, 2, 1])
    await move('0 draw')
    expect([player.isOver, places]).toEqual([true, [0, 1, 2]])
  })

  it('goes on where someone left, with what happened so far in the log', async () => {
    await begin(1)
    expect([player.isAsking, player.table.session.view?.number]).toEqual([true, 2])
    expect(player.table.session.log).toHaveLength(3)
    await begin(99) // of a longer lesson that was here before
    expect(player.number).toBe(2)
  })

  it('shows nothing more once it is left or begun again', async () => {
    await move('0 play R7')
    player.goTo(0)
    await vi.advanceTimersByTimeAsync(5000)
    expect(player.table.session.view?.number).toBe(0)
    await move('0 play R7')
    player.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(player.table.session.view?.number).toBe(1)
  })
})
