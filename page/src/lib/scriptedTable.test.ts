import { sockets } from './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from './i18n.svelte'
import type { GameEvent, View } from './protocol'
import { ScriptedTable } from './scriptedTable'

const view = {
  seat: 0,
  number: 5,
  turn: 0,
  phase: 'turn',
  rules: 'classic',
  names: ['Ana', 'Bo'],
  table: [0, 1],
  totals: [0, 0],
  winners: [],
  round_over: false,
  legal: ['0 play R7', '0 draw'],
} as unknown as View
const after = { ...view, number: 6, turn: 1, legal: [] }
const played: GameEvent = { event: 'played', seat: 0, card: 'R7' }
let moves: string[]
let table: ScriptedTable
const answered = (): Promise<void> => Promise.resolve()

beforeEach(async () => {
  vi.useFakeTimers()
  await loadLanguage('en')
  sessionStorage.clear()
  moves = []
  table = new ScriptedTable('lesson', {
    bots: [null, 'easy'],
    onMove: (move) => moves.push(move),
    onHint: () => ({ move: '0 play R7', why: 'It matches.' }),
  })
  table.show(view, [{ event: 'turned_up', dealer: 1, card: 'R3' }])
})

describe('a scripted table', () => {
  it('shows a position without a server', () => {
    const { session } = table
    expect(sockets).toHaveLength(0)
    expect([session.seat, session.isMyTurn, session.isHost, session.connection]).toEqual([0, true, false, 'open'])
    expect(session.table?.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ana', null],
      ['Bo', 'easy'],
    ])
    expect(session.log).toHaveLength(1)
  })

  it('hands every move to its script, and shows what that plays', async () => {
    const { session } = table
    const happened: GameEvent[][] = []
    session.onEvents = (events) => happened.push(events)
    session.move('0 play R7')
    session.move('0 draw') // one at a time
    await answered()
    expect([moves, session.isMovePending]).toEqual([['0 play R7'], true])
    table.play([played], after)
    expect([session.isMovePending, session.view, happened]).toEqual([false, after, [[played]]])
    expect(session.lastCards).toEqual({ 0: 'R7' })
  })

  it('refuses a move with a reason, or lets nothing happen, and takes the next', async () => {
    const { session } = table
    session.move('0 play B2')
    await answered()
    table.refuse('No.', 'TURN-1')
    expect([session.refusal, session.isMovePending]).toEqual([{ message: 'No.', rule: 'TURN-1' }, false])
    session.move('0 draw')
    await answered()
    table.ignore()
    expect([moves, session.refusal, session.isMovePending]).toEqual([['0 play B2', '0 draw'], null, false])
  })

  it('answers a hint', async () => {
    const { session } = table
    session.askHint()
    await answered()
    expect(session.hint).toMatchObject({ move: '0 play R7', why: 'It matches.' })
    table.play([played], after)
    expect(session.hint).toBeNull()
  })

  it('goes back to a position, whatever was played', async () => {
    const { session } = table
    session.move('0 play R7')
    await answered()
    table.play([played, { event: 'scored', points: [20, 0], totals: [20, 0] }], after)
    expect((await session.scores()).rounds).toEqual([[20, 0]])
    table.show(view)
    expect([session.view, session.log, session.isMovePending]).toEqual([view, [], false])
    expect((await session.scores()).rounds).toEqual([])
  })
})
