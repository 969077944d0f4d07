import { expect, it } from 'vitest'
import { momentFor, momentTime } from './moments'
import type { View } from './protocol'

it('shows the most important moment of a move', () => {
  const moment = momentFor(
    [
      { event: 'skipped', seat: 1 },
      { event: 'called_uno', seat: 0 },
    ],
    null,
  )
  expect(moment).toMatchObject({ kind: 'uno', seat: 0 })
  expect(moment && momentTime(moment)).toBe(700)
})

it('shows a challenge with the cards and the colour that prove it', () => {
  const before = { color_before: 'B' } as View
  const moment = momentFor([{ event: 'challenged', seat: 0, accused: 1, guilty: true, cards: ['B3', 'R1'] }], before)
  expect(moment).toMatchObject({ kind: 'guilty', seat: 1, cards: ['B3', 'R1'], proof: 'B' })
})

it('is silent about an ordinary card', () => {
  expect(momentFor([{ event: 'played', seat: 0, card: 'R7' }], null)).toBeNull()
  expect(momentFor([{ event: 'drew', seat: 0, count: 1 }], null)).toBeNull()
})
