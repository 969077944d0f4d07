import { expect, it } from 'vitest'
import { momentFor, momentTime } from './moments'
import type { GameEvent, View } from './protocol'

it('shows the most important moment of a move', () => {
  const moment = momentFor(
    [
      { event: 'skipped', seat: 1 },
      { event: 'called_uno', seat: 0 },
    ],
    null,
    null,
  )
  expect(moment).toMatchObject({ kind: 'uno', seat: 0 })
  expect(moment && momentTime(moment)).toBe(700)
})

it('shows a challenge with the cards and the colour that prove it', () => {
  const before = { color_before: 'B' } as View
  const moment = momentFor(
    [{ event: 'challenged', seat: 0, accused: 1, guilty: true, cards: ['B3', 'R1'] }],
    before,
    null,
  )
  expect(moment).toMatchObject({ kind: 'guilty', seat: 1, cards: ['B3', 'R1'], proof: 'B' })
})

it('is silent about an ordinary card', () => {
  expect(momentFor([{ event: 'played', seat: 0, card: 'R7' }], null, null)).toBeNull()
  expect(momentFor([{ event: 'drew', seat: 0, count: 1 }], null, null)).toBeNull()
})

it('says that a drawn card does not match, to the player who drew it', () => {
  const before = { seat: 0, turn: 0, phase: 'turn', pending: 0 } as View
  const drew: GameEvent[] = [{ event: 'drew', seat: 0, count: 1, cards: ['B3'] }]
  expect(momentFor(drew, before, { ...before, turn: 1 })).toMatchObject({ kind: 'nomatch' })
  expect(momentFor(drew, before, { ...before, phase: 'drew' })).toBeNull() // it can be played
  expect(momentFor(drew, { ...before, seat: 1 }, { ...before, turn: 1 })).toBeNull() // someone else drew
})

it('lets the count of a penalty grow', () => {
  const facing: GameEvent[] = [{ event: 'facing', seat: 1, count: 6 }]
  expect(momentFor(facing, { pending: 4 } as View, null)).toMatchObject({ kind: 'stack', count: 6 })
  expect(momentFor(facing, { pending: 0 } as View, null)).toBeNull()
})
