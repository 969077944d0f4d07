import { latestSocket, sockets } from './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromTable } from './protocol'
import { TableSocket } from './socket'

const MESSAGE = { type: 'said', number: 1, seat: 0 }
let messages: FromTable[]
let states: string[]
const connect = (token: string | null = 'secret') =>
  new TableSocket({
    table: 'abc',
    token,
    watch: 0,
    last: null,
    language: () => 'es',
    onMessage: (message) => messages.push(message),
    onStateChange: (state, reason) => states.push(`${state} ${reason}`.trim()),
  })

beforeEach(() => {
  vi.useFakeTimers()
  sockets.length = 0
  messages = []
  states = []
})

describe('a table socket', () => {
  it('enters with its token and its language', () => {
    connect()
    expect(latestSocket().address).toBe('ws://table/api/tables/abc/socket')
    latestSocket().accept()
    const entering = { type: 'enter', token: 'secret', last: null, language: 'es', watch: 0, tv: false }
    expect(latestSocket().sent).toEqual([entering])
    expect(states).toEqual([])
    latestSocket().receive(MESSAGE)
    expect(states).toEqual(['open'])
    expect(messages).toEqual([MESSAGE])
  })

  it('reconnects on request without reporting a lost connection', () => {
    const socket = connect()
    latestSocket().accept()
    latestSocket().receive(MESSAGE)
    const first = latestSocket()
    socket.reconnect()
    expect(sockets).toHaveLength(2)
    first.break()
    latestSocket().accept()
    latestSocket().receive(MESSAGE)
    vi.advanceTimersByTime(5000)
    expect(sockets).toHaveLength(2)
    expect(states).toEqual(['open', 'open'])
  })

  it('reconnects after a growing pause and sends the last number that it received', () => {
    connect()
    latestSocket().accept()
    latestSocket().receive({ ...MESSAGE, number: 41 })
    latestSocket().break()
    vi.advanceTimersByTime(199)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(2)
    latestSocket().break()
    vi.advanceTimersByTime(399)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    latestSocket().accept()
    expect(latestSocket().sent[0]).toMatchObject({ type: 'enter', last: 41 })
    latestSocket().receive({ ...MESSAGE, number: 42 })
    expect(states).toEqual(['open', 'lost', 'lost', 'open'])
  })

  it('sends unanswered requests again with the same id', () => {
    const socket = connect()
    latestSocket().accept()
    const answered = socket.request({ type: 'say', phrase: 'hello' })
    const lost = socket.request({ type: 'move', number: 3, move: '0 draw' })
    expect(lost).not.toBe(answered)
    latestSocket().receive({ type: 'done', id: answered, number: 4 })
    latestSocket().break()
    vi.advanceTimersByTime(200)
    latestSocket().accept()
    expect(latestSocket().sent.slice(1)).toEqual([{ type: 'move', number: 3, move: '0 draw', id: lost }])
    latestSocket().receive({ type: 'refused', id: lost, code: 'stale', message: '' })
    latestSocket().break()
    vi.advanceTimersByTime(200)
    latestSocket().accept()
    expect(latestSocket().sent).toHaveLength(1)
  })

  it('keeps a request that is made before it is connected', () => {
    const socket = connect()
    const id = socket.request({ type: 'back' })
    expect(latestSocket().sent).toEqual([])
    latestSocket().accept()
    expect(latestSocket().sent[1]).toEqual({ type: 'back', id })
  })

  it('does not repeat requests that the server refused unread', () => {
    const socket = connect()
    latestSocket().accept()
    socket.request({ type: 'say', phrase: 'hurry' })
    latestSocket().receive({ type: 'refused', id: '', code: 'too-fast', message: 'Not so fast.' })
    latestSocket().break()
    vi.advanceTimersByTime(200)
    latestSocket().accept()
    expect(latestSocket().sent).toHaveLength(1)
  })

  it('does not reconnect after a final code or after close', () => {
    const socket = connect('wrong')
    latestSocket().break(4401, 'bad-token')
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(1)
    expect(states).toEqual(['ended bad-token'])
    socket.close()
    connect().close()
    latestSocket().break()
    vi.advanceTimersByTime(10_000)
    expect(sockets).toHaveLength(2)
    expect(states).toHaveLength(1)
  })

  it('replaces a connection that does not answer', () => {
    const socket = connect()
    latestSocket().accept()
    latestSocket().receive(MESSAGE)
    const id = socket.request({ type: 'move', number: 1, move: '0 draw' })
    vi.advanceTimersByTime(6000)
    expect(states).toEqual(['open', 'lost'])
    latestSocket().accept()
    expect(latestSocket().sent).toMatchObject([{ type: 'enter' }, { type: 'move', id }])
  })
})
