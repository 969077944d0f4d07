import './fakeBrowser'
import { beforeEach, expect, it } from 'vitest'
import { commitmentOf, hashOf, newReveal } from './digests'
import type { Replay, SeatShown, TableShown } from './protocol'
import { type ShuffleCheck, checkShuffle } from './shuffleCheck'
import { Shuffling, isReady } from './shuffling'
import { loadSeen, noteSeen } from './seen'
import { loadReveal, saveWords } from './storage'

const KEY = '07'.repeat(32)
const C = commitmentOf(KEY)
const OTHER = commitmentOf('08'.repeat(32))

function tableOf(status: string, hashes: string[], more: Partial<TableShown> = {}): TableShown {
  const seats = hashes.map((hash, seat) => ({ seat, hash, name: `P${seat}`, bot: null, online: true }) as SeatShown)
  return { id: 'abc', status, match: 0, commitment: C, seats, ...more } as TableShown
}

/** The hash that a tab sends for a seat. */
function hashFrom(tab: Shuffling, table: TableShown, seat = 0): string {
  const part = tab.answer(seat, table, true)
  return part?.type === 'commit' ? part.hash : ''
}

const partOf = (hash: string): { type: string; reveal: string } => ({
  type: 'reveal',
  reveal: loadReveal(hash)?.reveal ?? '',
})

/** A finished match without cards: what is checked of it is who took part. */
const replayOf = (hashes: (string | null)[], words: string[], key = KEY): Replay =>
  ({
    rules: 'classic',
    names: hashes.length ? hashes.map((_, seat) => `P${seat}`) : ['P0', 'P1'],
    commitment: commitmentOf(key),
    key,
    words,
    hashes,
    steps: [],
    winners: [],
    totals: [],
  }) as unknown as Replay

const said = (check: ShuffleCheck): string | undefined => check.sentences[0]?.key
const friend = 'ab'.repeat(16)
const friendHash = hashOf(C, 1, friend)

beforeEach(() => localStorage.clear())

/** This device takes part in a match with a friend. Returns its hash and its reveal. */
function takePart(tab = new Shuffling()): { hash: string; reveal: string } {
  noteSeen(tableOf('waiting', ['', '']), 0)
  const hash = hashFrom(tab, tableOf('waiting', ['', '']))
  noteSeen(tableOf('starting', [hash, friendHash]), 0)
  const part = tab.answer(0, tableOf('starting', [hash, friendHash]), false)
  return { hash, reveal: part?.type === 'reveal' ? part.reveal : '' }
}

it('hashes as the server does', () => {
  const hash = hashOf(C, 3, `${'11'.repeat(16)} ¡olé!`)
  expect(hash).toBe('0df31c18365b2df15deab945337c90cd0629571a247a005d3532bae1065f5fc4')
})

it('sends a hash, and the secret behind it when the match starts', () => {
  const tab = new Shuffling()
  const hash = hashFrom(tab, tableOf('waiting', ['', '']))
  expect(tab.answer(0, tableOf('waiting', ['', friendHash]), false)).toBeNull() // it is under way
  expect(tab.answer(0, tableOf('waiting', [hash, friendHash]), true)).toBeNull()
  const starting = tableOf('starting', [hash, friendHash])
  expect(tab.answer(0, starting, false)).toEqual(partOf(hash))
  expect(tab.answer(0, starting, false)).toBeNull()
  expect(tab.answer(0, starting, true)).toEqual(partOf(hash)) // after a lost connection
  expect(hashOf(C, 0, partOf(hash).reveal)).toBe(hash)
})

it('reveals for the first set of hashes that it sees, and for no other', () => {
  const { hash } = takePart()
  const ground = tableOf('starting', [hash, hashOf(C, 1, 'chosen later')])
  expect(new Shuffling().answer(0, ground, true)).toBeNull()
  const again = new Shuffling()
  again.answer(0, tableOf('waiting', [hash, '']), true) // the server pretends that nothing was revealed
  expect(again.answer(0, ground, true)).toBeNull()
  expect(again.answer(0, tableOf('starting', [hash, friendHash], { commitment: OTHER }), true)).toBeNull()
})

it('shares its secret with another tab and after a reload', () => {
  const hash = hashFrom(new Shuffling(), tableOf('waiting', ['', '']))
  const tab = new Shuffling()
  expect(tab.answer(0, tableOf('waiting', [hash, '']), true)).toBeNull()
  expect(tab.answer(0, tableOf('starting', [hash, friendHash]), false)).toEqual(partOf(hash))
})

it('replaces the secret of another device on entering, and makes a new one for every match', () => {
  const tab = new Shuffling()
  const elsewhere = hashOf(C, 0, 'on the phone')
  expect(tab.answer(0, tableOf('waiting', [elsewhere, '']), false)).toBeNull()
  const hash = hashFrom(tab, tableOf('waiting', [elsewhere, '']))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(tab.answer(0, tableOf('starting', [elsewhere, '']), false)).toBeNull()
  const rematch = tab.answer(0, tableOf('waiting', ['', ''], { commitment: OTHER }), false)
  expect(rematch).toMatchObject({ type: 'commit', commitment: OTHER })
})

it('waits for everyone but bots', () => {
  const table = tableOf('waiting', ['', friendHash])
  expect(isReady(table)).toBe(false)
  expect(isReady(tableOf('waiting', [friendHash, friendHash]))).toBe(true)
  expect(isReady(tableOf('over', [friendHash, friendHash]))).toBe(false)
  for (const seat of table.seats) seat.bot = 'easy'
  expect(isReady(table)).toBe(true)
})

it('cleans words so that the server accepts them', () => {
  expect(newReveal(' two  spaces\t ').slice(32)).toBe(' two spaces')
  expect(newReveal('').length).toBe(32)
  expect(newReveal('\ud800x\u0007').slice(32)).toBe(' x')
  expect([...newReveal('🎲'.repeat(200))].length).toBe(133)
  saveWords('abc', 'two  spaces')
  const { hash, reveal } = takePart()
  const replay = replayOf([hash, friendHash], [reveal, friend])
  expect(said(checkShuffle(replay, 'abc', 1))).toBe('page-part-holds')
})

it('says that this device took part, also after a reload and after a rematch', () => {
  const { hash, reveal } = takePart()
  expect(said(checkShuffle(replayOf([hash, friendHash], [reveal, friend]), 'abc', 1))).toBe('page-part-holds')
  expect(loadSeen('abc', 2)).toBeNull()
  noteSeen(tableOf('waiting', ['', ''], { commitment: OTHER, match: 1 }), 0)
  expect(loadSeen('abc', 1)?.commitment).toBe(C)
  expect(said(checkShuffle(replayOf([hash, friendHash], [reveal, friend]), 'abc', 1))).toBe('page-part-holds')
})

it('raises no alarm on a device that never saw the match begin, or did not take part', () => {
  const elsewhere = hashOf(C, 0, 'on the phone')
  const replay = replayOf([elsewhere, friendHash], ['on the phone', friend])
  expect(checkShuffle(replay, 'abc', 1)).toMatchObject({ isGood: true })
  expect(said(checkShuffle(replay, 'abc', 1))).toBe('page-genuine-unseen')
  noteSeen(tableOf('waiting', ['', '']), 0)
  noteSeen(tableOf('starting', [elsewhere, friendHash]), 0)
  expect(said(checkShuffle(replay, 'abc', 1))).toBe('page-part-elsewhere')
  expect(said(checkShuffle(replayOf([], ['old', 'words']), 'abc', 2))).toBe('page-seal-repeated')
  localStorage.clear()
  expect(said(checkShuffle(replayOf([], ['old', 'words']), 'abc', 1))).toBe('page-genuine-unseen')
})

it('says that it was left out', () => {
  const { hash } = takePart()
  const check = checkShuffle(replayOf([hash, friendHash, null], ['', friend, '']), 'abc', 1)
  expect(check.isGood).toBe(false) // not the hashes for which it revealed: there is a seat more
  const leftOut = checkShuffle(replayOf([hash, friendHash], ['', friend]), 'abc', 1)
  expect(leftOut).toMatchObject({ isGood: true })
  expect(leftOut.sentences).toEqual([
    { key: 'page-part-none', args: { cards: 0 } },
    { key: 'page-shuffles', args: { match: 1, count: 1 } },
    { key: 'page-parts', args: { names: 'P1' } },
    { key: 'page-left-out', args: { names: 'P0' } },
  ])
})

it('raises the alarm for another key, other hashes or a forged part', () => {
  const { hash, reveal } = takePart()
  const other = replayOf([hash, friendHash], [reveal, friend], '09'.repeat(32))
  expect(said(checkShuffle(other, 'abc', 1))).toBe('page-other-seal')
  expect(said(checkShuffle({ ...other, commitment: C }, 'abc', 1))).toBe('page-forged')
  for (const [hashes, words] of [
    [
      [hash, hashOf(C, 1, 'chosen later')],
      [reveal, 'chosen later'],
    ],
    [
      [hash, friendHash],
      [reveal, 'chosen later'],
    ],
    [
      [hash, friendHash],
      [reveal, friend, 'ghost'],
    ],
    [[], [reveal, friend, 'ghost']],
    [[], []],
  ] as [string[], string[]][])
    expect(said(checkShuffle(replayOf(hashes, words), 'abc', 1))).toBe('page-hashes-changed')
})

it('counts how often the cards were shuffled before the first move', () => {
  takePart()
  noteSeen(tableOf('waiting', ['', ''], { commitment: OTHER }), 0)
  expect(loadSeen('abc', 1)).toMatchObject({ commitment: OTHER, hashes: null, shuffles: 1 })
  noteSeen(tableOf('starting', ['1', '2'], { commitment: OTHER }), 0)
  expect(loadSeen('abc', 1)).toMatchObject({ hashes: ['1', '2'], shuffles: 2 })
})

/** Run one exchange with a cheating server. Whether this device revealed. */
function shuffle(seed: number, match = 0, seats = 2): boolean {
  const commitment = commitmentOf(seed.toString(16).padStart(64, '0'))
  const others = Array.from({ length: seats - 1 }, (_, i) => hashOf(commitment, i + 1, friend))
  const tab = new Shuffling()
  const hash = hashFrom(tab, tableOf('waiting', ['', ...others], { commitment, match }))
  return tab.answer(0, tableOf('starting', [hash, ...others], { commitment, match }), true)?.type === 'reveal'
}

it('takes no part in more shuffles than one for each seat and one, and says why', () => {
  const taken = Array.from({ length: 20 }, (_, seed) => shuffle(seed))
  expect(taken).toEqual([true, true, true, ...Array<boolean>(17).fill(false)])
  expect(loadSeen('abc', 1)).toMatchObject({ refusal: 'page-too-many-shuffles' })
  const key = (19).toString(16).padStart(64, '0')
  const hashes = ['', hashOf(commitmentOf(key), 1, friend)]
  const check = checkShuffle(replayOf(hashes, ['', friend], key), 'abc', 1)
  expect(check.isGood).toBe(false)
  expect(check.sentences.map((sentence) => sentence.key)).toEqual([
    'page-part-none',
    'page-shuffles',
    'page-too-many-shuffles',
    'page-parts',
    'page-left-out',
  ])
})

it('counts on if the server skips numbers of matches or shows more seats than it deals to', () => {
  expect([0, 2, 4, 6].map((match) => shuffle(match, match))).toEqual([true, true, true, false])
  localStorage.clear()
  expect([1, 2, 3, 4, 5, 6].every((seed) => shuffle(seed, 0, 10))).toBe(true)
  expect(shuffle(7)).toBe(false)
})

it('begins to count anew when it has seen a match end', () => {
  for (let match = 0; match < 8; match++) {
    expect(shuffle(match, match)).toBe(true)
    noteSeen(tableOf('over', ['', ''], { match: match + 1 }), 0)
  }
  expect(loadSeen('abc', 8)).toMatchObject({ shuffles: 1, refusal: '' })
})

it('says all of it if the check is good, with a command to check it', () => {
  saveWords('abc', "it's mine")
  const { hash, reveal } = takePart()
  const check = checkShuffle(replayOf([hash, friendHash], [reveal, friend]), 'abc', 1)
  expect(check).toMatchObject({ isGood: true, wrongStep: -1 })
  expect(check.sentences.map(({ key }) => key)).toEqual(['page-part-holds', 'page-shuffles', 'page-parts'])
  expect(check.sentences[1]?.args).toEqual({ match: 1, count: 1 })
  const quoted = `'${reveal.replace("'", `'"'"'`)}'`
  const options = `--commitment ${C} --reveal ${quoted} --hashes ${hash},${friendHash}`
  expect(check.command).toBe(`oneleft verify oneleft.txt ${options}`)
})

it('takes no part twice for one commitment, in another match or at another table', () => {
  const { hash, reveal } = takePart()
  for (const more of [{ match: 1 }, { id: 'xyz' }]) {
    const tab = new Shuffling()
    expect(tab.answer(0, tableOf('waiting', ['', friendHash], more), true)).toBeNull()
    expect(tab.answer(0, tableOf('starting', [hash, friendHash], more), true)).toBeNull()
  }
  const replay = replayOf([hash, friendHash], [reveal, friend])
  expect(checkShuffle(replay, 'abc', 1).isGood).toBe(true)
  expect(checkShuffle(replay, 'abc', 2)).toMatchObject({ isGood: false, sentences: [{ key: 'page-seal-repeated' }] })
  expect(said(checkShuffle(replay, 'xyz', 1))).toBe('page-seal-repeated')
})

it('raises no alarm if the match was starting when it was seen first', () => {
  noteSeen(tableOf('starting', [friendHash, '']), null)
  expect(loadSeen('abc', 1)).toBeNull()
  localStorage.setItem('sealed:abc:1', JSON.stringify({ commitment: '', hashes: null, shuffles: 0, seat: null }))
  expect(loadSeen('abc', 1)).toBeNull() // as earlier pages stored it
  const check = checkShuffle(replayOf(['', friendHash], ['', friend]), 'abc', 1)
  expect(check).toMatchObject({ isGood: true, command: '' })
  expect(said(check)).toBe('page-genuine-unseen')
})

it('still reads the commitment that an earlier page stored', () => {
  localStorage.setItem('sealed:abc:1', C)
  expect(loadSeen('abc', 1)).toMatchObject({ commitment: C, hashes: null })
})
