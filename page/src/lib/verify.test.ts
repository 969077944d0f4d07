import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Replay } from './protocol'
import { commitmentOf, shuffleKey } from './digests'
import { verify } from './verify'

it('computes the commitment of a key', () => {
  const commitment = '43f09951ec58ff621b38d172a2d81662c6c048b19ebeb13499ff549dced8a5ae'
  expect(commitmentOf('07'.repeat(32))).toBe(commitment)
  expect(commitmentOf('08'.repeat(32))).not.toBe(commitment)
})

it('mixes words into the key as the server does', () => {
  const mixed = shuffleKey('07'.repeat(32), ['¡olé!', 'a "b"\n'])
  expect(Buffer.from(mixed).toString('hex')).toBe('b514714a0125428c0a272c75a041fec44be4993fe06c49133b64888820270441')
})

// tests/test_page_verifies.py writes matches of every edition, house rule and format here and runs this file.
const directory = process.env.ONELEFT_REPLAYS
for (const file of directory ? readdirSync(directory) : []) {
  const replay = JSON.parse(readFileSync(`${directory}/${file}`, 'utf-8')) as Replay
  const otherCard = (card: unknown): string => (card === 'R1' ? 'R2' : 'R1')

  it(`${file}: every card follows from the key`, () => {
    const events = replay.steps.flatMap((step) => step.events)
    const shown = events.flatMap((event): unknown[] =>
      event.event === 'cut' || event.event === 'dealt' || event.event === 'drew' ? (event.cards ?? []) : [],
    )
    const verdict = verify(replay, replay.commitment)
    expect(verdict).toMatchObject({ keyMatches: true, partsMatch: true, wrongStep: -1 })
    expect(verdict.cardsVerified).toBeGreaterThan(shown.length)
  })

  it(`${file}: another key or another drawn card is detected`, () => {
    const key = replay.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(verify({ ...replay, key }, replay.commitment)).toMatchObject({ keyMatches: false, wrongStep: 0 })
    const drawStep = replay.steps.findLastIndex((step) => step.events.some((event) => event.event === 'drew'))
    const forged = structuredClone(replay)
    const drew = forged.steps[drawStep]?.events.find((event) => event.event === 'drew')
    if (drew?.cards) drew.cards[0] = otherCard(drew.cards[0])
    expect(verify(forged, replay.commitment)).toMatchObject({ keyMatches: true, wrongStep: drawStep })
  })

  it(`${file}: a card that nobody drew, or a draw without its cards, is detected`, () => {
    const last = replay.steps.length - 1
    const forged = structuredClone(replay)
    const hand = Object.values(forged.steps[last]?.hands ?? {}).find((cards) => cards.length)
    if (hand) hand[0] = otherCard(hand[0])
    expect(verify(forged, replay.commitment).wrongStep).toBe(last)
    const silent = structuredClone(replay)
    const drawStep = silent.steps.findIndex((step) => step.events.some((event) => event.event === 'drew'))
    for (const event of silent.steps[drawStep]?.events ?? []) if (event.event === 'drew') event.cards = []
    expect(verify(silent, replay.commitment).wrongStep).toBe(drawStep)
  })
}
