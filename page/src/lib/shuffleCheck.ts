// Whether a finished match was shuffled as this device saw it begin, in words.
import type { Replay } from './protocol'
import { type Seen, loadReveal } from './storage'
import { verify } from './verify'

export interface Sentence {
  key: string
  args: Record<string, string | number>
}

export interface ShuffleCheck {
  isGood: boolean // no alarm
  wrongStep: number // or -1
  sentences: Sentence[]
}

export function checkShuffle(replay: Replay, seen: Seen | null): ShuffleCheck {
  const verdict = verify(replay, seen?.commitment ?? replay.commitment)
  const hashes = replay.hashes.map((hash) => hash ?? '')
  const mine = hashes.map((hash, seat) => ({ seat, stored: loadReveal(hash) })).find(({ stored }) => stored)
  const sets = [seen?.hashes, mine?.stored?.hashes].filter((set) => set)
  const alarm = (key: string, args = {}): ShuffleCheck => {
    return { isGood: false, wrongStep: verdict.wrongStep, sentences: [{ key, args }] }
  }
  if (!verdict.keyMatches) return alarm('page-forged')
  if (!verdict.partsMatch || sets.some((set) => set?.join() !== hashes.join())) return alarm('page-hashes-changed')
  if (verdict.wrongStep >= 0) return alarm('page-misdealt', { step: verdict.wrongStep + 1 })
  const seat = mine?.seat ?? seen?.seat ?? null
  const main = { key: mainKey(replay, seen, seat, mine !== undefined), args: { cards: verdict.cardsVerified } }
  return {
    isGood: true,
    wrongStep: -1,
    sentences: [main, ...parts(replay), ...repeated(seen), ...own(replay, mine?.seat)],
  }
}

function mainKey(replay: Replay, seen: Seen | null, seat: number | null, isFromHere: boolean): string {
  if (!seen && !isFromHere) return 'page-genuine-unseen'
  if (seat === null) return 'page-genuine'
  if (!replay.words[seat]) return 'page-part-none'
  return isFromHere ? 'page-part-holds' : 'page-part-elsewhere'
}

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

/** For `oneleft verify`. */
const own = ({ words, commitment }: Replay, seat = -1): Sentence[] =>
  words[seat] ? [{ key: 'page-part-mine', args: { reveal: words[seat], commitment } }] : []

const repeated = (seen: Seen | null): Sentence[] =>
  seen && seen.shuffles > 1 ? [{ key: 'page-reshuffled', args: { count: seen.shuffles } }] : []
