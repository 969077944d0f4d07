import { expect, it } from 'vitest'
import { FACES, avatarOf, emojiOf, withEmoji } from './avatar'

const NAMES = ['Ana', 'Bo', 'Carla', 'Diego', 'Elena', 'Félix', 'Gloria', '王小明', '👩‍🚀', '']

it('draws the same face for the same name', () => {
  for (const name of NAMES) expect(avatarOf(name)).toEqual(avatarOf(name))
  expect(avatarOf('Fe\u0301lix')).toEqual(avatarOf('F\u00e9lix'))
})

it('draws different faces for different names', () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(avatarOf(name)))).size).toBe(NAMES.length)
})

it('finds the emoji in a name', () => {
  expect(['Ana', 'Ana 🦊', '👩‍🚀 Bo', '🇵🇹 Cy', 'Dé 3 #*'].map(emojiOf)).toEqual(['', '🦊', '👩‍🚀', '🇵🇹', ''])
})

it('changes the emoji of a name and keeps the rest', () => {
  expect(withEmoji('Ana', '🐼')).toBe('Ana 🐼')
  expect(withEmoji('Ana 🐼', '🦊')).toBe('Ana 🦊')
  expect(withEmoji('👩‍🚀 Bo', '')).toBe('Bo')
  for (const face of FACES) expect(emojiOf(withEmoji('', face))).toBe(face)
})
