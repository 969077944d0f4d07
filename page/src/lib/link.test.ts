import { latest, sockets } from './testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from './link'
import type { FromTable } from './protocol'

let heard: FromTable[]
let lines: string[]
const call = (token: string | null = 'secret') =>
  new Link(
    'abc',
    token,
    () => 'es',
    (message) => heard.push(message),
    (state, reason) => lines.push(`${state} ${reason}`.trim()),
  )

beforeEach(() => {
  vi.useFakeTimers()
  sockets.length = 0
  heard = []
  lines = []
})

describe('a link', () => {
  it('enters with its token and its language', () => {
    call()
    expect(latest().address).toBe('ws://table/api/tables/abc/socket')
    latest().open()
    expect(latest().sent).toEqual([{ type: 'enter', token: 'secret', last: null, language: 'es', watch: 0 }])
    expect(lines).toEqual([])
    latest().say({ type: 'said', number: 1, seat: 0 })
    expect(lines).toEqual(['on'])
  })

  it('enters anew in another language without a sign of a lost line', () => {
    const link = call()
    latest().open()
    latest().say({ type: 'said', number: 1, seat: 0 })
    const before = latest()
    link.again()
    expect(sockets).toHaveLength(2)
    before.break()
    latest().open()
    latest().say({ type: 'said', number: 1, seat: 0 })
    vi.advanceTimersByTime(5000)
    expect(sockets).toHaveLength(2)
    expect(lines).toEqual(['on', 'on'])
  })

  it('comes back after a pause that grows, and says what it heard last', () => {
    call()
    latest().open()
    latest().say({ type: 'said', number: 41, seat: 0 })
    latest().break()
    vi.advanceTimersByTime(199)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
    latest().break()
    vi.advanceTimersByTime(399)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    latest().open()
    expect(latest().sent[0]).toMatchObject({ type: 'enter', last: 41 })
    latest().say({ type: 'said', number: 42, seat: 0 })
    expect(lines).toEqual(['on', 'off', 'off', 'on'])
  })

  it('asks again, with the same id, what was not answered', () => {
    const link = call()
    latest().open()
    const answered = link.ask({ type: 'say', phrase: 'hello' })
    const lost = link.ask({ type: 'move', number: 3, move: '0 draw' })
    expect(lost).not.toBe(answered)
    latest().say({ type: 'done', id: answered, number: 4 })
    latest().break()
    vi.advanceTimersByTime(200)
    latest().open()
    expect(latest().sent.slice(1)).toEqual([{ type: 'move', number: 3, move: '0 draw', id: lost }])
    latest().say({ type: 'refused', id: lost, code: 'stale', message: '' })
    latest().break()
    vi.advanceTimersByTime(200)
    latest().open()
    expect(latest().sent).toHaveLength(1)
  })

  it('keeps what is asked while nobody listens until somebody does', () => {
    const link = call()
    const id = link.ask({ type: 'back' })
    expect(latest().sent).toEqual([])
    latest().open()
    expect(latest().sent[1]).toEqual({ type: 'back', id })
  })

  it('does not ask again what was too much', () => {
    const link = call()
    latest().open()
    link.ask({ type: 'say', phrase: 'hurry' })
    latest().say({ type: 'refused', id: '', code: 'too-fast', message: 'Not so fast.' })
    latest().break()
    vi.advanceTimersByTime(200)
    latest().open()
    expect(latest().sent).toHaveLength(1)
  })

  it('stays away where it was sent away, or has left', () => {
    const link = call('wrong')
    latest().break(4401, 'bad-token')
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(1)
    expect(lines).toEqual(['ended bad-token'])
    link.close()
    call().close()
    latest().break()
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(2)
    expect(lines).toHaveLength(1)
  })

  it('takes a line that does not answer for lost', () => {
    const link = call()
    latest().open()
    latest().say({ type: 'said', number: 1, seat: 0 })
    const id = link.ask({ type: 'move', number: 1, move: '0 draw' })
    vi.advanceTimersByTime(6000)
    expect(lines).toEqual(['on', 'off'])
    latest().open()
    expect(latest().sent).toMatchObject([{ type: 'enter' }, { type: 'move', id }])
  })
})
