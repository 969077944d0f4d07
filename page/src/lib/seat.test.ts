import { latest } from './testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptToken } from './kept'
import type { GameEvent, TableShown, View } from './protocol'
import { TableSeat } from './seat.svelte'
import { speak } from './words.svelte'

const table = {
  id: 'abc',
  status: 'playing',
  host: 0,
  match: 1,
  commitment: 'c',
  seats: [],
  winners: [],
  number: 7,
} as unknown as TableShown
const view = {
  seat: 0,
  number: 5,
  turn: 0,
  phase: 'turn',
  names: ['Ana', 'Bo'],
  table: [0, 1],
  legal: ['0 play R7', '0 draw'],
} as unknown as View
const hello = { type: 'hello', seat: 0, number: 7, table, view, phrases: ['hello'] }
const events = (...told: GameEvent[]) => ({
  type: 'events',
  number: 8,
  events: told,
  view: { ...view, number: 6, turn: 1, legal: [] },
})
let at: TableSeat

beforeEach(async () => {
  vi.useFakeTimers()
  await speak('en')
  sessionStorage.clear()
  localStorage.clear()
  at = new TableSeat('abc', 'secret')
  latest().open()
})

describe('a seat', () => {
  it('knows from the hello whose turn it is and what can be done', () => {
    expect(at.view).toBeNull()
    latest().say({ ...hello, clock: { seat: 0, seconds: 30 } })
    expect([at.seat, at.isHost, at.myTurn]).toEqual([0, true, true])
    expect(at.legal.map((move) => move.verb)).toEqual(['play', 'draw'])
    expect(at.deadline).toEqual({ seat: 0, at: Date.now() + 30_000 })
  })

  it('makes one move at a time, for the position that it sees', () => {
    latest().say(hello)
    at.uno = true
    at.move('0 play R7')
    at.move('0 draw')
    const asked = latest().sent.slice(1)
    expect(asked).toMatchObject([{ type: 'move', number: 5, move: '0 play R7' }])
    expect([at.waiting, at.uno]).toEqual([true, false])
    latest().say({ type: 'done', id: 'another', number: 8 })
    expect(at.waiting).toBe(true)
    latest().say({ type: 'done', id: asked[0]?.id, number: 8 })
    expect(at.waiting).toBe(false)
  })

  it('shows why a move was refused, until the next; that somebody was first needs no words', () => {
    latest().say(hello)
    at.move('0 play R8')
    latest().say({ type: 'refused', id: latest().sent[1]?.id, code: 'refused', message: 'No.', rule: 'TURN-1' })
    expect(at.refusal).toEqual({ message: 'No.', rule: 'TURN-1' })
    at.move('0 draw')
    expect(at.refusal).toBeNull()
    latest().say({ type: 'refused', id: latest().sent[2]?.id, code: 'stale', message: 'Late.' })
    expect([at.refusal, at.waiting]).toEqual([null, false])
  })

  it('is not stuck when the server would not even read a move', () => {
    latest().say(hello)
    at.move('0 draw')
    latest().say({ type: 'refused', id: '', code: 'too-fast', message: 'Not so fast.' })
    expect([at.waiting, at.refusal?.message]).toEqual([false, 'Not so fast.'])
  })

  it('writes down what happens, each thing once, also what it missed', () => {
    latest().say({
      ...hello,
      missed: [
        { number: 6, events: [{ event: 'drew', seat: 1, count: 1 }] },
        { number: 7, said: { type: 'said', number: 7, seat: 1, phrase: 'wow' } },
      ],
    })
    latest().say(events({ event: 'played', seat: 0, card: 'R7' }, { event: 'called_uno', seat: 0 }))
    expect(at.log.map(({ id }) => id)).toEqual([0, 1, 2, 3])
    expect(at.log.map(({ told }) => ('event' in told ? told.event : told.phrase))).toEqual([
      'drew',
      'wow',
      'played',
      'called_uno',
    ])
    expect(at.myTurn).toBe(false)
  })

  it('tells the table what happened while it still shows what was before', () => {
    latest().say(hello)
    let seen = -1
    at.happened = () => (seen = at.view?.number ?? -1)
    latest().say(events({ event: 'drew', seat: 0, count: 1 }))
    expect(seen).toBe(5)
    expect(at.view?.number).toBe(6)
  })

  it('shows a phrase for a while, unless a newer one takes its place', () => {
    latest().say(hello)
    latest().say({ type: 'said', number: 8, seat: 1, phrase: 'hello' })
    vi.advanceTimersByTime(3000)
    latest().say({ type: 'said', number: 9, seat: 1, text: 'well' })
    vi.advanceTimersByTime(3000)
    expect(at.bubbles.at[1]).toBe('well')
    vi.advanceTimersByTime(1000)
    expect(at.bubbles.at[1]).toBeUndefined()
  })

  it('goes back to waiting for a rematch, and says when it is over for good', () => {
    latest().say(hello)
    latest().say({ type: 'noticed', number: 8, by: 1, seat: 0, seconds: 1 })
    expect(at.noticed).toEqual({ by: 1, seat: 0 })
    latest().say({ type: 'table', number: 9, table: { ...table, status: 'waiting' } })
    expect(at.view).toBeNull()
    latest().break(4403, 'no-spectators')
    expect([at.line, at.ended]).toEqual(['ended', 'no-spectators'])
  })

  it('keeps a token only when the table has taken it', () => {
    expect(keptToken('abc')).toBeNull()
    latest().say(hello)
    expect(keptToken('abc')).toBe('secret')
  })

  it('goes on after a reload where it was, with what it had heard', () => {
    latest().say(hello)
    latest().say(events({ event: 'played', seat: 0, card: 'R7' }))
    const again = new TableSeat('abc', 'secret')
    latest().open()
    expect(latest().sent[0]).toMatchObject({ type: 'enter', last: 8 })
    expect(again.log.map(({ told }) => 'event' in told && told.event)).toEqual(['played'])
  })

  it('calls UNO for who pressed the button while the card was on its way', () => {
    latest().say(hello)
    at.move('0 play R7')
    at.uno = true
    latest().say({
      type: 'events',
      number: 8,
      events: [{ event: 'played', seat: 0, card: 'R7' }],
      view: { ...view, number: 6, turn: 1, legal: ['0 uno'] },
    })
    latest().say({ type: 'done', id: latest().sent[1]?.id, number: 8 })
    expect(latest().sent.at(-1)).toMatchObject({ type: 'move', move: '0 uno' })
    expect(at.uno).toBe(false)
  })

  it('takes two clicks on cards for one, but another answer for another', () => {
    latest().say(hello)
    at.move('0 play R7')
    latest().say({ type: 'done', id: latest().sent[1]?.id, number: 8 })
    at.move('0 play R8')
    expect(latest().sent).toHaveLength(2)
    at.move('0 swap 1')
    expect(latest().sent).toHaveLength(3)
  })

  it('shows the first of two signs: why, and not how much', () => {
    latest().say(hello)
    latest().say(events({ event: 'caught', seat: 1, by: 0 }, { event: 'drew', seat: 1, count: 2 }))
    expect(at.signs.at[1]?.kind).toBe('caught')
    vi.advanceTimersByTime(1400)
    expect(at.signs.at[1]).toBeUndefined()
  })
})
