import { expect, it } from 'vitest'
import { signOf } from './signs'

it('shows whom it befell', () => {
  expect(signOf({ event: 'skipped', seat: 2 })).toEqual({ seat: 2, kind: 'skip', count: 0 })
  expect(signOf({ event: 'drew', seat: 1, count: 4 })).toEqual({ seat: 1, kind: 'draw', count: 4 })
  expect(signOf({ event: 'caught', seat: 1, by: 3 })?.seat).toBe(1)
  expect(signOf({ event: 'challenged', seat: 0, accused: 3, guilty: true })).toMatchObject({ seat: 3, kind: 'guilty' })
  expect(signOf({ event: 'challenged', seat: 0, accused: 3, guilty: false })).toMatchObject({ seat: 3, kind: 'lawful' })
  expect(signOf({ event: 'played', seat: 0, card: 'R1' })).toBeNull()
})
