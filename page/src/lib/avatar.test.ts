import { expect, it } from 'vitest'
import { avatarOf } from './avatar'

const NAMES = ['Ana', 'Bo', 'Carla', 'Diego', 'Elena', 'Félix', 'Gloria', '王小明', '👩‍🚀', '']

it('draws the same face for the same name', () => {
  for (const name of NAMES) expect(avatarOf(name)).toEqual(avatarOf(name))
  expect(avatarOf('Fe\u0301lix')).toEqual(avatarOf('F\u00e9lix'))
})

it('draws different faces for different names', () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(avatarOf(name)))).size).toBe(NAMES.length)
})
