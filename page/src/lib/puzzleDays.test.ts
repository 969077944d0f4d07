import './fakeBrowser'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayBefore, loadDays, noteDay, streakOf } from './puzzleDays'

beforeEach(() => localStorage.clear())

describe('a streak', () => {
  it('counts right answers day by day, over the ends of months and years', () => {
    for (const day of ['2026-12-30', '2026-12-31', '2027-01-01']) noteDay(day, true)
    expect(streakOf(loadDays(), '2027-01-01')).toBe(3)
  })

  it('lasts through a day whose puzzle is still open, and ends with the day after', () => {
    noteDay('2026-03-01', true)
    expect(streakOf(loadDays(), '2026-03-02')).toBe(1)
    expect(streakOf(loadDays(), '2026-03-03')).toBe(0)
  })

  it('ends with a wrong answer', () => {
    noteDay('2026-03-01', true)
    expect(streakOf(noteDay('2026-03-02', false), '2026-03-02')).toBe(0)
    expect(streakOf(noteDay('2026-03-03', true), '2026-03-03')).toBe(1)
  })

  it('counts only the first answer of a day', () => {
    noteDay('2026-03-01', false)
    expect(noteDay('2026-03-01', true)).toEqual({ '2026-03-01': false })
  })
})

describe('what is stored', () => {
  it('may be anything', () => {
    localStorage.setItem('puzzles', '{"2026-03-01": true, "yesterday": true, "2026-03-02": "yes"}')
    expect(loadDays()).toEqual({ '2026-03-01': true })
    localStorage.setItem('puzzles', 'nonsense')
    expect(loadDays()).toEqual({})
  })

  it('does not grow forever', () => {
    const days = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [dayBefore('2026-03-01', i + 1), true]))
    localStorage.setItem('puzzles', JSON.stringify(days))
    noteDay('2026-03-01', true)
    expect(Object.keys(loadDays())).toHaveLength(400)
    expect(streakOf(loadDays(), '2026-03-01')).toBe(400)
  })
})
