import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Replay } from './protocol'
import { commitmentOf, shufflingKey, verify } from './verifying'

it('knows the commitment of a key, and no other', () => {
  const promised = '43f09951ec58ff621b38d172a2d81662c6c048b19ebeb13499ff549dced8a5ae'
  expect(commitmentOf('07'.repeat(32))).toBe(promised)
  expect(commitmentOf('08'.repeat(32))).not.toBe(promised)
})

it('mixes words into the key as the table does', () => {
  const mixed = shufflingKey('07'.repeat(32), ['¡olé!', 'a "b"\n'])
  expect(Buffer.from(mixed).toString('hex')).toBe('b514714a0125428c0a272c75a041fec44be4993fe06c49133b64888820270441')
})

// tests/test_page_verifies.py writes matches of every edition, house rule and format here, and runs this file.
const place = process.env.ONELEFT_REPLAYS
for (const file of place ? readdirSync(place) : []) {
  const replay = JSON.parse(readFileSync(`${place}/${file}`, 'utf-8')) as Replay

  it(`${file}: every card follows from the key`, () => {
    const dealt = replay.steps
      .flatMap((step) => step.events)
      .flatMap((event) => (['cut', 'dealt', 'drew'].includes(event.event) ? (event.cards ?? []) : []))
    const verdict = verify(replay, replay.commitment)
    expect(verdict).toMatchObject({ promised: true, step: -1 })
    expect(verdict.cards).toBeGreaterThan(dealt.length)
  })

  it(`${file}: another key, or another card, is found out`, () => {
    const key = replay.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(verify({ ...replay, key }, replay.commitment)).toMatchObject({ promised: false, step: 0 })
    const drew = replay.steps.findLastIndex((step) => step.events.some((event) => event.event === 'drew'))
    const forged = structuredClone(replay)
    const event = forged.steps[drew]?.events.find((one) => one.event === 'drew')
    if (event?.cards) event.cards[0] = event.cards[0] === 'R1' ? 'R2' : 'R1'
    expect(verify(forged, replay.commitment)).toMatchObject({ promised: true, step: drew })
  })

  it(`${file}: a card that nobody drew, or that is not told, is found out`, () => {
    const last = replay.steps.length - 1
    const conjured = structuredClone(replay)
    const hand = Object.values(conjured.steps[last]?.hands ?? {}).find((cards) => cards.length)
    if (hand) hand[0] = hand[0] === 'R1' ? 'R2' : 'R1'
    expect(verify(conjured, replay.commitment).step).toBe(last)
    const silent = structuredClone(replay)
    const drew = silent.steps.findIndex((step) => step.events.some((event) => event.event === 'drew'))
    for (const event of silent.steps[drew]?.events ?? []) if (event.event === 'drew') event.cards = []
    expect(verify(silent, replay.commitment).step).toBe(drew)
  })
}
