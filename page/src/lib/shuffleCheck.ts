// Whether a finished match was shuffled as this device saw it begin, in words.
import type { Replay } from './protocol'
import { type Seen, isRepeated, loadSeen } from './seen'
import { loadReveal } from './storage'
import { verify } from './verify'

export interface Sentence {
  key: string
  args: Record<string, string | number>
}

export interface ShuffleCheck {
  isGood: boolean // no alarm
  wrongStep: number // or -1
  sentences: Sentence[]
  command: string // to check the record with `oneleft verify`
}

export function checkShuffle(replay: Replay, table: string, match: number): ShuffleCheck {
  const seen = loadSeen(table, match)
  const verdict = verify(replay, replay.commitment)
  const hashes = replay.hashes.map((hash) => hash ?? '')
  const mine = hashes.map((hash, seat) => ({ seat, stored: loadReveal(hash) })).find(({ stored }) => stored)
  const sets = [seen?.hashes, mine?.stored?.hashes].filter((set) => set)
  const alarm = (key: string, args = {}): ShuffleCheck => {
    return { isGood: false, wrongStep: verdict.wrongStep, sentences: [{ key, args }], command: '' }
  }
  if (isRepeated(replay.commitment, table, match)) return alarm('page-seal-repeated')
  if (seen && seen.commitment !== replay.commitment) return alarm('page-other-seal')
  if (!verdict.keyMatches) return alarm('page-forged')
  if (!verdict.partsMatch || sets.some((set) => set?.join() !== hashes.join())) return alarm('page-hashes-changed')
  if (verdict.wrongStep >= 0) return alarm('page-misdealt', { step: verdict.wrongStep + 1 })
  const seat = mine?.seat ?? seen?.seat ?? null
  const main = { key: mainKey(replay, seen, seat, mine !== undefined), args: { cards: verdict.cardsVerified } }
  return {
    isGood: !seen?.refusal,
    wrongStep: -1,
    sentences: [main, ...shuffles(seen, match), ...parts(replay)],
    command: mine?.stored?.hashes ? commandFor(replay, replay.words[mine.seat] ?? '', hashes) : '',
  }
}

function mainKey(replay: Replay, seen: Seen | null, seat: number | null, isFromHere: boolean): string {
  if (!seen && !isFromHere) return 'page-genuine-unseen'
  if (seat === null) return 'page-genuine'
  if (!replay.words[seat]) return 'page-part-none'
  return isFromHere ? 'page-part-holds' : 'page-part-elsewhere'
}

/** How often the cards were shuffled, and why this device took no part if it did not want to. */
const shuffles = (seen: Seen | null, match: number): Sentence[] => [
  ...(seen?.shuffles ? [{ key: 'page-shuffles', args: { match, count: seen.shuffles } }] : []),
  ...(seen?.refusal ? [{ key: seen.refusal, args: {} }] : []),
]

/** Who took part, who was left out, and the bots. */
function parts({ hashes, words, names }: Replay): Sentence[] {
  const of = (isOne: (seat: number) => boolean): string => names.filter((_, seat) => isOne(seat)).join(', ')
  const groups = {
    'page-parts': of((seat) => Boolean(words[seat])),
    'page-left-out': of((seat) => hashes[seat] !== null && !words[seat]),
    'page-bots-add-nothing': of((seat) => hashes[seat] === null),
  }
  if (!hashes.length) return []
  return Object.entries(groups).flatMap(([key, names]) => (names ? [{ key, args: { names } }] : []))
}

/** What compares the record with what this device saw and sent. The hashes are those that it saw fixed. */
const commandFor = ({ commitment }: Replay, reveal: string, hashes: string[]): string =>
  reveal && `oneleft verify oneleft.txt --commitment ${commitment} --reveal ${quote(reveal)} --hashes ${hashes.join()}`

const quote = (text: string): string => (/^\w+$/.test(text) ? text : `'${text.replaceAll("'", `'"'"'`)}'`)
