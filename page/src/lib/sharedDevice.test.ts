import { sockets } from './fakeBrowser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableShown, View } from './protocol'
import { SharedDevice } from './sharedDevice.svelte'
import { giveUpSeat } from './seats'
import { addToken, deleteToken, loadPlace, loadTokens, savePlace, saveToken } from './storage'
import { TableSession } from './tableSession.svelte'

const DOUBLE_CLICK = 400
const NAMES = ['Ana', 'Bruno', 'Nobo']
const table = { id: 'abc', status: 'playing', host: 0, match: 1, commitment: '', number: 7, winners: [], seats: [] }
const viewFor = (seat: number | null, turn: number, more: Partial<View> = {}): View =>
  ({
    seat,
    number: 5,
    turn,
    phase: 'turn',
    rules: 'classic',
    names: NAMES,
    table: [0, 1, 2],
    legal: [],
    ...more,
  }) as View
let shared: SharedDevice
let ana: TableSession
let bruno: TableSession

const hello = (seat: number, view: View | null): object => {
  return { type: 'hello', seat, number: 7, table: table as unknown as TableShown, view, phrases: [] }
}
/** What the server sends to a seat: 0 is Ana's, 1 Bruno's. */
const receive = (seat: number, message: object): void => sockets.at(seat - 3)?.receive(message)
/** A move of someone leads to this view. */
const moved = (seat: number, turn: number, more: Partial<View> = {}): void =>
  receive(seat, { type: 'events', number: 8, events: [], view: viewFor(seat, turn, { number: 6, ...more }) })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sessionStorage.clear()
  localStorage.clear()
  ana = new TableSession('abc', 'token-a')
  bruno = new TableSession('abc', 'token-b')
  shared = new SharedDevice('abc', [ana, bruno])
  for (const socket of sockets.slice(-3)) socket.accept()
})

function greet(turn: number): void {
  for (const seat of [0, 1]) receive(seat, hello(seat, viewFor(seat, turn)))
}

describe('a device that is passed round', () => {
  it('shows no hand before the player who is asked says that they hold it', () => {
    receive(0, hello(0, viewFor(0, 0)))
    expect(shared.holder).toBeNull() // that of Bruno is not known yet
    receive(1, hello(1, viewFor(1, 0)))
    expect([shared.holder, shared.asked]).toEqual([null, ana])
    shared.hold(ana)
    expect(shared.holder).toBe(ana)
  })

  it('covers a hand as soon as its turn is over, also if the same person is asked next', () => {
    greet(0)
    shared.hold(ana)
    moved(0, 2)
    expect([shared.holder, shared.asked]).toEqual([null, null])
    moved(1, 2)
    receive(0, { type: 'events', number: 9, events: [], view: viewFor(0, 0, { number: 7 }) })
    expect([shared.holder, shared.asked]).toEqual([null, ana])
  })

  it('leaves a hand open while its turn goes on', () => {
    greet(0)
    shared.hold(ana)
    moved(0, 0, { phase: 'drew' })
    expect(shared.holder).toBe(ana)
  })

  it('takes the second click of a double click for no answer', () => {
    greet(0)
    shared.hold(ana)
    moved(0, 1)
    moved(1, 1)
    shared.hold(bruno)
    expect(shared.holder).toBeNull()
    vi.advanceTimersByTime(DOUBLE_CLICK)
    shared.hold(bruno)
    expect(shared.holder).toBe(bruno)
  })

  it('lets someone else look at their hand until they cover it or someone moves', () => {
    greet(0)
    shared.hold(bruno)
    expect([shared.holder, shared.canCover]).toEqual([bruno, true])
    shared.cover()
    expect(shared.holder).toBeNull()
    vi.advanceTimersByTime(DOUBLE_CLICK)
    shared.hold(bruno)
    moved(1, 2)
    expect(shared.holder).toBeNull()
  })

  it('never covers the only hand once it is open, but only if every view says that it is the only one', () => {
    const out = { table: [0, 2] }
    receive(0, hello(0, viewFor(0, 2, out)))
    shared.hold(ana)
    expect(shared.canCover).toBe(true) // that of Bruno is not known yet
    receive(1, hello(1, viewFor(1, 2, out)))
    moved(1, 2, { ...out, number: 6 })
    moved(0, 2, { ...out, number: 6 })
    expect([shared.holder, shared.canCover]).toEqual([ana, false])
    moved(0, 0, { number: 7 }) // another match: Bruno is dealt in again, and hears of it later
    expect(shared.holder).toBeNull()
  })

  it('opens no hand for the one who is left: someone else may still hold the device', () => {
    greet(1)
    shared.hold(bruno)
    shared.drop(bruno) // he leaves in his turn, with the device in his hands
    expect(shared.holder).toBeNull()
    ana.unseen = [{ event: 'drew', seat: 1, count: 1 }]
    vi.advanceTimersByTime(DOUBLE_CLICK)
    shared.hold(ana)
    expect([shared.holder, shared.canCover, ana.unseen]).toEqual([ana, false, []])
    moved(0, 2, { round_over: true }) // from now on nobody else is here
    expect(shared.holder).toBe(ana)
  })

  it('opens no hand when a round begins in which there is only one', () => {
    greet(1)
    shared.hold(bruno)
    for (const seat of [0, 1]) moved(seat, 1, { round_over: true, phase: 'over' })
    for (const seat of [0, 1]) moved(seat, 0, { number: 7, table: [0, 2] })
    expect([shared.holder, shared.asked]).toEqual([null, ana])
  })

  it('lets anyone catch a player and call UNO late, without a hand', () => {
    greet(1)
    moved(0, 1, { legal: ['0 uno'] })
    moved(1, 1, { legal: ['1 catch 0', '1 draw'] })
    expect(shared.reactions.map(({ move }) => move.text)).toEqual(['1 catch 0', '0 uno'])
    const [catching] = shared.reactions
    if (catching) shared.react(catching)
    expect(sockets.at(-2)?.sent.at(-1)).toMatchObject({ type: 'move', move: '1 catch 0' })
    expect(shared.holder).toBeNull()
  })

  it('names a player to catch once, however many could do it', () => {
    greet(2)
    for (const seat of [0, 1]) moved(seat, 2, { legal: [`${seat} catch 2`] })
    expect(shared.reactions).toHaveLength(1)
  })

  it('tells someone what happened since they covered their hand', () => {
    const told = (): number => shared.toldUntil(ana)
    expect(told()).toBe(-1)
    greet(0)
    shared.hold(ana)
    const drew = { event: 'drew', seat: 0, count: 1 }
    sockets.at(-1)?.receive({ type: 'events', number: 8, events: [drew, drew], view: viewFor(null, 1) })
    moved(0, 1)
    expect([told(), shared.toldUntil(bruno), shared.toldUntil(null)]).toEqual([1, -1, 1])
  })

  it('plays on when someone leaves', () => {
    greet(0)
    shared.hold(ana)
    sockets.at(-3)?.break(4401, 'bad-token')
    expect(shared.ended).toBe(ana)
    shared.drop(ana)
    expect([shared.sessions, shared.ended, shared.asked]).toEqual([[bruno], null, null])
  })
})

describe('the seats of a device', () => {
  it('are kept side by side, and a link replaces them', () => {
    saveToken('abc', 'one')
    savePlace('abc', 3)
    expect(loadPlace('abc')).toBe(3)
    addToken('abc', 'two')
    saveToken('abc', 'two') // the server has accepted it
    expect([loadTokens('abc'), loadPlace('abc')]).toEqual([['one', 'two'], -1])
    deleteToken('abc', 'one')
    expect(loadTokens('abc')).toEqual(['two'])
    saveToken('abc', 'three')
    expect(loadTokens('abc')).toEqual(['three'])
    deleteToken('abc')
    expect(loadTokens('abc')).toEqual([])
  })

  it('are all kept when someone cannot leave', async () => {
    for (const token of ['token-a', 'token-b', 'token-c']) addToken('abc', token)
    greet(0)
    const answer = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no answer'))
    await expect(giveUpSeat(ana)).rejects.toThrow('no answer')
    receive(0, hello(0, viewFor(0, 0))) // her connection comes back
    expect(loadTokens('abc')).toEqual(['token-a', 'token-b', 'token-c'])
    answer.mockResolvedValueOnce(Response.json({}))
    await giveUpSeat(ana)
    expect(loadTokens('abc')).toEqual(['token-b', 'token-c'])
  })
})
