import { expect, it } from 'vitest'
import { shapePath } from './shapes'

it('draws another shape for each colour', () => {
  const shapes = ['R', 'Y', 'G', 'B', 'O'].map((color) => shapePath(color, 0, 0, 10))
  expect(new Set(shapes).size).toBe(5)
})

it('draws within its radius, and a little more', () => {
  for (const color of 'RYGBO') {
    const numbers = (shapePath(color, 0, 0, 10).match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(20)
    expect(numbers.every(Number.isFinite)).toBe(true)
  }
})
