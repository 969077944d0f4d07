import './fakeBrowser'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as words from './analysisWords'
import { loadLanguage, loadPart } from './i18n.svelte'
import type { AnalysisNote, AnalysisPlayer, Verdict, Why } from './protocol'

beforeAll(() => loadPart('analysis'))

describe('in English', () => {
  const names = ['Ana', 'Bo']
  beforeAll(() => loadLanguage('en'))

  it('says moves, reasons and figures', () => {
    expect(words.moveWords('0 play W+4:B uno', names)).toBe('Wild Draw Four, blue with UNO')
    expect(words.moveWords('', names)).toBe('do nothing')
    expect(words.whyWords({ name: 'catch', parts: { seat: 1, count: 2 } }, names)).toBe(
      'Bo has one card left and has not called UNO: a catch costs 2 cards.',
    )
    expect([words.percent(125_000), words.percent(135_000), words.points(-400)]).toEqual(['12%', '14%', '0.0 pp'])
    expect(words.changesInWords([500_000, 500_000], [504_999, 250_000], names)).toBe('Bo 50% → 25%')
  })

  it('says nothing about the accuracy of a player who never had a choice', () => {
    const player = { qualities: { best: 0, good: 0 } } as unknown as AnalysisPlayer
    expect([words.accuracyWords(player), words.faultsPerRound(player, 2)]).toEqual(['–', '–'])
  })
})

// Written by tests/test_page_tells.py: what Python says, in every language.
const file = process.env.ONELEFT_SAID
interface Said {
  language: string
  names: string[]
  moves: Record<string, string>
  percents: Record<string, string>
  points: Record<string, string>
  whys: { why: Why; said: string }[]
  faults: { verdict: Verdict; said: string }[]
  notes: { note: AnalysisNote; said: string }[]
}
describe.skipIf(!file)('the same as in Python', () => {
  const all = (file ? JSON.parse(readFileSync(file, 'utf8')) : []) as Said[]

  it.each(all)('in $language', async ({ language, names, moves, percents, points, whys, faults, notes }) => {
    await loadLanguage(language)
    const said = <T>(texts: Record<string, string>, say: (key: string) => T) =>
      Object.fromEntries(Object.keys(texts).map((key) => [key, say(key)]))
    expect(said(moves, (move) => words.moveWords(move, names))).toEqual(moves)
    expect(said(percents, (value) => words.percent(Number(value)))).toEqual(percents)
    expect(said(points, (value) => words.points(Number(value)))).toEqual(points)
    expect(whys.map(({ why }) => words.whyWords(why, names))).toEqual(whys.map(({ said }) => said))
    expect(faults.map(({ verdict }) => words.faultWords(verdict, names))).toEqual(faults.map(({ said }) => said))
    expect(notes.map(({ note }) => words.noteWords(note, names))).toEqual(notes.map(({ said }) => said))
  })
})
