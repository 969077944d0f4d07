import { latestSocket } from './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from './i18n.svelte'
import { isOwnTag } from './person'
import type { GameEvent, TableShown, View } from './protocol'
import { loadTokens } from './storage'
import { TableSession } from './tableSession.svelte'

const table = {
  id: 'abc',
  status: 'playing',
  host: 0,
  match: 1,
  commitment: 'c'.repeat(64),
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
const eventsMessage = (...events: GameEvent[]) => ({
  type: 'events',
  number: 8,
  events,
  view: { ...view, number: 6, turn: 1, legal: [] },
})
const receive = (message: object): void => latestSocket().receive(message)
const sent = (): Record<string, unknown>[] => latestSocket().sent
let session: TableSession

beforeEach(async () => {
  vi.useFakeTimers()
  await loadLanguage('en')
  sessionStorage.clear()
  localStorage.clear()
  session = new TableSession('abc', 'secret')
  latestSocket().accept()
})

describe('a table session', () => {
  it('knows from the hello whose turn it is and which moves are legal', () => {
    expect(session.view).toBeNull()
    receive({ ...hello, clock: { seat: 0, seconds: 30 } })
    expect([session.seat, session.isHost, session.isMyTurn]).toEqual([0, true, true])
    expect(session.legal.map((move) => move.verb)).toEqual(['play', 'draw'])
    expect(session.deadline).toEqual({ seat: 0, at: Date.now() + 30_000 })
  })

  it('remembers the tag of its own seat, and of no other', () => {
    receive({ ...hello, seat: 1, table: { ...table, seats: [{ tag: 'abc234' }, { tag: 'xyz567' }] } })
    expect(['abc234', 'xyz567'].map(isOwnTag)).toEqual([false, true])
  })

  it('sends one move at a time, for the position that it shows', () => {
    receive(hello)
    session.isUnoArmed = true
    session.move('0 play R7')
    session.move('0 draw')
    const moves = sent().slice(1)
    expect(moves).toMatchObject([{ type: 'move', number: 5, move: '0 play R7' }])
    expect([session.isMovePending, session.isUnoArmed]).toEqual([true, false])
    receive({ type: 'done', id: 'another', number: 8 })
    expect(session.isMovePending).toBe(true)
    receive({ type: 'done', id: moves[0]?.id, number: 8 })
    expect(session.isMovePending).toBe(false)
  })

  it('makes the same move again at once after a take back', () => {
    receive({ ...hello, table: { ...table, take_back: true } })
    session.move('0 draw')
    receive({ type: 'done', id: sent()[1]?.id, number: 6 })
    session.takeBack()
    receive({ type: 'done', id: sent()[2]?.id, number: 7 })
    session.move('0 draw')
    expect(sent().slice(1)).toMatchObject([{ type: 'move' }, { type: 'takeback' }, { type: 'move', move: '0 draw' }])
  })

  it('shows why a move was refused until the next move, but not that it was stale', () => {
    receive(hello)
    session.move('0 play R8')
    receive({ type: 'refused', id: sent()[1]?.id, code: 'refused', message: 'No.', rule: 'TURN-1' })
    expect(session.refusal).toEqual({ message: 'No.', rule: 'TURN-1' })
    session.move('0 draw')
    expect(session.refusal).toBeNull()
    receive({ type: 'refused', id: sent()[2]?.id, code: 'stale', message: 'Late.' })
    expect([session.refusal, session.isMovePending]).toEqual([null, false])
  })

  it('shows what the operator says until it is dismissed', () => {
    receive(hello)
    receive({ type: 'refused', id: '', code: 'notice', message: 'Back at nine.' })
    vi.advanceTimersByTime(3_600_000)
    receive({ type: 'table', number: 9, table })
    expect([session.operatorMessage, session.refusal]).toEqual(['Back at nine.', null])
  })

  it('can move again after the server refused a move unread', () => {
    receive(hello)
    session.move('0 draw')
    receive({ type: 'refused', id: '', code: 'too-fast', message: 'Not so fast.' })
    expect([session.isMovePending, session.refusal?.message]).toEqual([false, 'Not so fast.'])
  })

  it('shows an outage, but waits for the answer to its own move', () => {
    receive(hello)
    session.move('0 draw')
    receive({ type: 'refused', id: '', code: 'busy', message: 'Busy.' })
    expect([session.isMovePending, session.refusal?.message]).toEqual([true, 'Busy.'])
    receive({ type: 'done', id: sent()[1]?.id, number: 8 })
    expect(session.isMovePending).toBe(false)
  })

  it('goes back to what the database has, and says what was lost', () => {
    receive(hello)
    receive(eventsMessage({ event: 'played', seat: 0, card: 'R7' }, { event: 'drew', seat: 1, count: 1 }))
    receive({ ...hello, number: 6, lost: 2, recent: [{ number: 5, events: [{ event: 'drew', seat: 0, count: 1 }] }] })
    expect(session.view?.number).toBe(5)
    expect(session.log).toHaveLength(1)
    expect(session.refusal?.message).toContain('2')
    new TableSession('abc', 'secret')
    latestSocket().accept()
    expect(sent()[0]).toMatchObject({ type: 'enter', last: 6 })
  })

  it('logs every event and message once, including those that it missed', () => {
    receive({
      ...hello,
      missed: [
        { number: 6, events: [{ event: 'drew', seat: 1, count: 1 }] },
        { number: 7, said: { type: 'said', number: 7, seat: 1, phrase: 'wow' } },
      ],
    })
    receive(eventsMessage({ event: 'played', seat: 0, card: 'R7' }, { event: 'called_uno', seat: 0 }))
    expect(session.log.map(({ id }) => id)).toEqual([0, 1, 2, 3])
    const logged = session.log.map(({ entry }) => ('event' in entry ? entry.event : entry.phrase))
    expect(logged).toEqual(['drew', 'wow', 'played', 'called_uno'])
    expect(session.isMyTurn).toBe(false)
  })

  it('begins with the latest of the match where it cannot continue a log', () => {
    receive(eventsMessage({ event: 'drew', seat: 0, count: 1 }))
    const played: GameEvent = { event: 'played', seat: 1, card: 'R7' }
    receive({ ...hello, missed: null, recent: [{ number: 7, events: [played] }] })
    expect(session.log.map(({ entry }) => entry)).toEqual([played])
    expect(session.restoredCount).toBe(2) // so that nobody hears them as news
  })

  it('reports events while it still has the old view', () => {
    receive(hello)
    let numberThen = -1
    session.onEvents = () => (numberThen = session.view?.number ?? -1)
    receive(eventsMessage({ event: 'drew', seat: 0, count: 1 }))
    expect(numberThen).toBe(5)
    expect(session.view?.number).toBe(6)
  })

  it('hears nothing of someone who is muted', () => {
    receive({ ...hello, table: { ...table, seats: [{ name: 'Ana' }, { name: 'Bo' }] } })
    session.toggleMuted('Bo')
    receive({ type: 'said', number: 8, seat: 1, phrase: '👍' })
    expect([session.bubbles.bySeat[1], session.log.length]).toEqual([undefined, 0])
    session.toggleMuted('Bo')
    receive({ type: 'said', number: 9, seat: 1, phrase: '👍' })
    expect(session.bubbles.bySeat[1]).toBe('👍')
  })

  it('shows a phrase for a while, unless a newer one replaces it', () => {
    receive(hello)
    receive({ type: 'said', number: 8, seat: 1, phrase: 'hello' })
    vi.advanceTimersByTime(3000)
    receive({ type: 'said', number: 9, seat: 1, text: 'well' })
    vi.advanceTimersByTime(3000)
    expect(session.bubbles.bySeat[1]).toBe('well')
    vi.advanceTimersByTime(1000)
    expect(session.bubbles.bySeat[1]).toBeUndefined()
  })

  it('returns to the waiting room for a rematch, and says why it ended for good', () => {
    receive(hello)
    receive({ type: 'noticed', number: 8, by: 1, seat: 0, seconds: 1 })
    expect(session.noticed).toEqual({ by: 1, seat: 0 })
    receive({ type: 'table', number: 9, table: { ...table, status: 'waiting' } })
    expect(session.view).toBeNull()
    latestSocket().break(4403, 'no-spectators')
    expect([session.connection, session.endReason]).toEqual(['ended', 'no-spectators'])
  })

  it.each([
    ['too-fast', true],
    ['too-fast', false],
    ['busy', true],
  ])('sends its part of the shuffle again if it is refused as %s', (code, hasId) => {
    const waiting = { ...table, status: 'waiting', match: 0, seats: [{ seat: 0, name: 'Ana', hash: '' }] }
    receive({ ...hello, table: waiting, view: null })
    const [commit] = sent().slice(1)
    expect(commit?.type).toBe('commit')
    receive({ type: 'refused', id: hasId ? commit?.id : '', code, message: 'No.' })
    expect(sent()).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    const again = sent()[2]
    expect(again).toEqual({ ...commit, id: again?.id })
    receive({ type: 'refused', id: again?.id, code: 'stale', message: 'Late.' })
    vi.advanceTimersByTime(5000)
    expect(sent()).toHaveLength(3)
    if (hasId) expect(session.refusal).toBeNull()
  })

  it('does not send its part again when the table has gone on', () => {
    const waiting = { ...table, status: 'waiting', match: 0, seats: [{ seat: 0, name: 'Ana', hash: '' }] }
    receive({ ...hello, table: waiting, view: null })
    receive({ type: 'refused', id: sent()[1]?.id, code: 'busy', message: 'No.' })
    receive({ type: 'table', number: 8, table })
    vi.advanceTimersByTime(5000)
    expect(sent()).toHaveLength(2)
  })

  it('saves a token only after the server has accepted it', () => {
    expect(loadTokens('abc')).toEqual([])
    receive(hello)
    expect(loadTokens('abc')).toEqual(['secret'])
  })

  it('shows nothing that a seat saw to those who watch in the same tab', () => {
    receive(hello)
    receive(eventsMessage({ event: 'drew', seat: 0, count: 1, cards: ['R7'] } as unknown as GameEvent))
    const watching = new TableSession('abc', null)
    expect(watching.log).toEqual([])
    expect(new TableSession('abc', 'secret').log).toHaveLength(1)
  })

  it('continues after a reload with the log that it had', () => {
    receive(hello)
    receive(eventsMessage({ event: 'played', seat: 0, card: 'R7' }))
    const reloaded = new TableSession('abc', 'secret')
    latestSocket().accept()
    expect(sent()[0]).toMatchObject({ type: 'enter', last: 8 })
    expect(reloaded.log.map(({ entry }) => 'event' in entry && entry.event)).toEqual(['played'])
  })

  it('calls UNO late if the button was pressed while the move was pending', () => {
    receive(hello)
    session.move('0 play R7')
    session.isUnoArmed = true
    const played = eventsMessage({ event: 'played', seat: 0, card: 'R7' })
    receive({ ...played, view: { ...played.view, legal: ['0 uno'] } })
    receive({ type: 'done', id: sent()[1]?.id, number: 8 })
    expect(sent().at(-1)).toMatchObject({ type: 'move', move: '0 uno' })
    expect(session.isUnoArmed).toBe(false)
  })

  it('ignores the second click of a double click, but not another kind of move', () => {
    receive(hello)
    session.move('0 play R7')
    receive({ type: 'done', id: sent()[1]?.id, number: 8 })
    session.move('0 play R8')
    expect(sent()).toHaveLength(2)
    session.move('0 swap 1')
    expect(sent()).toHaveLength(3)
  })

  it('shows the first of two badges: the cause rather than the draw', () => {
    receive(hello)
    receive(eventsMessage({ event: 'caught', seat: 1, by: 0 }, { event: 'drew', seat: 1, count: 2 }))
    expect(session.badges.bySeat[1]?.kind).toBe('caught')
    vi.advanceTimersByTime(1400)
    expect(session.badges.bySeat[1]).toBeUndefined()
  })
})
