// Verifies the shuffles of a finished match: the key matches the commitment that was published before the deal, every
// card that was cut, dealt, turned up or drawn and every drop follow from the key, and every card of the deck is
// accounted for after each step. `oneleft verify` also checks every move.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GameEvent, Replay } from './protocol'
import { editionOf } from './rules'
import { Chance, deckOf } from './shuffling'

export interface Verdict {
  promised: boolean // the key is that of the commitment
  step: number // where a card does not follow from the key; -1: nowhere
  cards: number // how many were found to follow
}

export const commitmentOf = (key: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('oneleft key\0'), hexToBytes(key))))

/** Players' own words, if any, are mixed into the key that the cards are shuffled with. */
export function shufflingKey(key: string, words: string[]): Uint8Array {
  if (!words.length) return hexToBytes(key)
  const said = utf8ToBytes(`[${words.map((one) => JSON.stringify(one)).join(', ')}]`)
  return sha256(concatBytes(utf8ToBytes('oneleft words\0'), hexToBytes(key), said))
}

export function verify(replay: Replay, commitment: string): Verdict {
  const key = shufflingKey(replay.key, replay.words)
  const deck = deckOf(editionOf(replay.rules))
  const tables = (replay.steps[0]?.views ?? []).map((_, number) => new Dealer(new Chance(key, number), deck))
  const promised = commitmentOf(replay.key) === commitment
  for (const [step, { events, views, hands }] of replay.steps.entries()) {
    for (const [number, dealer] of tables.entries()) {
      const here = events.filter((event) => seatsOf(event).some((seat) => views[number]?.table.includes(seat)))
      const held = (views[number]?.table ?? []).flatMap((seat) => hands[seat] ?? [])
      if (!dealer.follows(here) || !dealer.accountsFor(held)) return { promised, step, cards: dealer.cards }
    }
  }
  return { promised, step: -1, cards: tables.reduce((sum, dealer) => sum + dealer.cards, 0) }
}

const seatsOf = (event: GameEvent): number[] =>
  event.event === 'cut'
    ? (event.cards ?? []).flatMap((card) => (typeof card === 'string' ? [] : [card[0]]))
    : [event.event === 'turned_up' ? (event.dealer ?? 0) : (event.seat ?? -1)]

const texts = (event: GameEvent): string[] =>
  (event.cards ?? []).map((card) => (typeof card === 'string' ? card : card[1]))
const same = (some: string[], others: string[]): boolean => [...some].sort().join() === [...others].sort().join()

/** Deals again what was dealt at one table. */
class Dealer {
  cards = 0
  private draw: string[] = []
  private discards: string[] = []
  private cutting: number[] = [] // who draws again for the deal

  constructor(
    private chance: Chance,
    private deck: string[],
  ) {}

  /** Whether what happened in one step shows the cards that had to come. */
  follows(events: GameEvent[]): boolean {
    const dealt = events.filter((event) => event.event === 'dealt')
    const drew = events.filter((event) => event.event === 'drew')
    if ([...dealt, ...drew].some((event) => texts(event).length !== event.count)) return false
    const drawn = drew.flatMap(texts)
    for (const event of events) {
      if (event.event === 'cut') {
        if (!this.cutIsDue(event)) return false
        this.gather()
        if (texts(event).some((card) => card !== this.top())) return false
      }
      if (event === dealt[0] && !this.deal(dealt)) return false
      if (event.event === 'turned_up' && this.turnUp() !== event.card) return false
      if (event.event === 'played') this.discards.push(event.card ?? '')
      if (event.event === 'discarded') this.discards.splice(-1, 0, event.card ?? '') // a slam goes under the Jam card
      if (event.event === 'dropped' && this.chance.coin() !== (event.side === 'slam')) return false
    }
    return same(
      drawn.map(() => this.top()),
      drawn,
    )
  }

  /** Every card of the deck is in the pile, among the discards or in a hand. */
  accountsFor(held: string[]): boolean {
    return same([...this.draw, ...this.discards, ...held], this.deck)
  }

  /** Only those who tied for the highest number draw again; else the one who drew it deals. */
  private cutIsDue(event: GameEvent): boolean {
    const drawn = (event.cards ?? []).flatMap((card) =>
      typeof card === 'string' ? [] : [{ seat: card[0], number: /^[A-Z]\d$/.test(card[1]) ? Number(card[1][1]) : 0 }],
    )
    const highest = Math.max(...drawn.map((one) => one.number))
    const tied = drawn.filter((one) => one.number === highest).map((one) => one.seat)
    const due =
      !this.cutting.length ||
      same(
        this.cutting.map(String),
        drawn.map((one) => String(one.seat)),
      )
    this.cutting = tied.length > 1 ? tied : []
    return due && (tied.length > 1 ? event.dealer === undefined || event.dealer === null : event.dealer === tied[0])
  }

  private gather(): void {
    this.draw = [...this.deck]
    this.discards = []
    this.chance.shuffle(this.draw)
  }

  /** Where the pile is empty the discards but the last are shuffled into a new one. */
  private top(): string {
    if (!this.draw.length) {
      this.draw = this.discards.splice(0, this.discards.length - 1)
      this.chance.shuffle(this.draw)
    }
    this.cards++
    return this.draw.pop() ?? ''
  }

  private deal(dealt: GameEvent[]): boolean {
    this.gather()
    const hands: string[][] = dealt.map(() => [])
    for (let round = 0; round < (dealt[0]?.count ?? 0); round++) for (const hand of hands) hand.push(this.top())
    return dealt.every((event, i) => same(texts(event), hands[i] ?? []))
  }

  /** A Wild Draw Four goes back, and the pile is shuffled. */
  private turnUp(): string {
    for (;;) {
      const card = this.top()
      if (card !== 'W+4') {
        this.discards.push(card)
        return card
      }
      this.draw.push(card)
      this.chance.shuffle(this.draw)
    }
  }
}
