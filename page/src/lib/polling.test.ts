import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll } from './polling'

const page = Object.assign(new EventTarget(), { hidden: false })
Object.defineProperty(globalThis, 'document', { value: page })
const EVERY = 5000
let asked = 0
let end: () => void
const ask = (): Promise<void> => (asked++ % 2 ? Promise.reject(new Error('offline')) : Promise.resolve())
const hide = (hidden: boolean): void => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  page.hidden = false
  end = poll(ask, EVERY)
})
afterEach(() => end())

test('asks now and again, also after a failure', async () => {
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(3 * EVERY)
  expect(asked).toBe(4)
})

test('a hidden page asks nothing, and at once when it is seen again', async () => {
  hide(true)
  await vi.advanceTimersByTimeAsync(10 * EVERY)
  expect(asked).toBe(1)
  hide(false)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(asked).toBe(3)
})

test('it ends', async () => {
  end()
  hide(false)
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(asked).toBe(1)
})
