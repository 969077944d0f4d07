import { expect, it } from 'vitest'
import { chairs } from './seating'

const apart = (count: number, width: number): number[] => {
  const seated = chairs(count, width, 420)
  return seated
    .slice(1)
    .map((chair, i) =>
      Math.hypot(((chair.x - (seated[i]?.x ?? 0)) * width) / 100, ((chair.y - (seated[i]?.y ?? 0)) * 420) / 100),
    )
}

it.each([1, 2, 3, 5, 9])('%i others sit from the left to the right, as far left as right', (count) => {
  const seated = chairs(count, 1200, 420)
  expect(seated).toHaveLength(count)
  expect(seated.map((chair) => chair.x)).toEqual(seated.map((chair) => chair.x).toSorted((a, b) => a - b))
  const first = seated[0]?.x ?? 0
  expect(Math.abs(first + (seated.at(-1)?.x ?? 0))).toBeLessThan(2)
})

it('nine plates round a wide table do not touch', () => {
  for (const gap of apart(9, 1200)) expect(gap).toBeGreaterThan(110)
})

it('nobody sits outside a narrow table', () => {
  for (const { x } of chairs(4, 660, 420)) expect(Math.abs(x) * 6.6 + 90).toBeLessThanOrEqual(331)
})
