import { expect, it } from 'vitest'
import { badgeFor } from './badges'

it('shows a badge next to the player whom the event affects', () => {
  expect(badgeFor({ event: 'skipped', seat: 2 })).toEqual({ seat: 2, kind: 'skip', count: 0 })
  expect(badgeFor({ event: 'drew', seat: 1, count: 4 })).toEqual({ seat: 1, kind: 'draw', count: 4 })
  expect(badgeFor({ event: 'caught', seat: 1, by: 3 })?.seat).toBe(1)
  const challenged = { event: 'challenged', seat: 0, accused: 3 } as const
  expect(badgeFor({ ...challenged, guilty: true })).toMatchObject({ seat: 3, kind: 'guilty' })
  expect(badgeFor({ ...challenged, guilty: false })).toMatchObject({ seat: 3, kind: 'lawful' })
  expect(badgeFor({ event: 'played', seat: 0, card: 'R1' })).toBeNull()
})
