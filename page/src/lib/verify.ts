// Verifies the shuffles of a finished match: the key matches the commitment that was published before the deal, every
// card that was cut, dealt, turned up or drawn and every drop follow from the key, and every card of the deck is
// accounted for after each step. `oneleft verify` also checks every move.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { buildDeck } from './deck'
import type { CutEvent, DealtEvent, DrewEvent, GameEvent, Replay } from './protocol'
import { Rng } from './rng'
import { editionOf } from './rules'

export interface Verdict {
  keyMatches: boolean // the key has the commitment
  wrongStep: number // where a card does not follow from the key, or -1
  cardsVerified: number // how many cards follow from the key
}

export const commitmentOf = (key: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('oneleft key\0'), hexToBytes(key))))

/** The key of the shuffles. Words that players chose are mixed into it. */
export function shuffleKey(key: string, words: string[]): Uint8Array {
  if (!words.length) return hexToBytes(key)
  const wordList = utf8ToBytes(`[${words.map((word) => JSON.stringify(word)).join(', ')}]`)
  return sha256(concatBytes(utf8ToBytes('oneleft words\0'), hexToBytes(key), wordList))
}

export function verify(replay: Replay, commitment: string): Verdict {
  const key = shuffleKey(replay.key, replay.words)
  const deck = buildDeck(editionOf(replay.rules))
  const dealers = (replay.steps[0]?.views ?? []).map((_, table) => new Dealer(new Rng(key, table), deck))
  const keyMatches = commitmentOf(replay.key) === commitment
  for (const [step, { events, views, hands }] of replay.steps.entries()) {
    for (const [table, dealer] of dealers.entries()) {
      const seats = views[table]?.table ?? []
      const eventsHere = events.filter((event) => seatsOf(event).some((seat) => seats.includes(seat)))
      const handsHere = seats.flatMap((seat) => hands[seat] ?? [])
      if (!dealer.replayStep(eventsHere) || !dealer.accountsFor(handsHere))
        return { keyMatches, wrongStep: step, cardsVerified: dealer.cardsVerified }
    }
  }
  return { keyMatches, wrongStep: -1, cardsVerified: dealers.reduce((sum, dealer) => sum + dealer.cardsVerified, 0) }
}

function seatsOf(event: GameEvent): number[] {
  if (event.event === 'cut') return event.cards.map(([seat]) => seat)
  if (event.event === 'turned_up') return [event.dealer]
  return 'seat' in event ? [event.seat] : []
}

const cardsOf = (event: DealtEvent | DrewEvent): string[] => event.cards ?? []
const sameCards = (some: string[], others: string[]): boolean => [...some].sort().join() === [...others].sort().join()

/** Deals one table's cards again from the key. */
class Dealer {
  cardsVerified = 0
  private drawPile: string[] = []
  private discards: string[] = []
  private tied: number[] = [] // the seats that draw again for the deal

  constructor(
    private rng: Rng,
    private deck: string[],
  ) {}

  /** Replays one step. Returns whether its events show the cards that follow from the key. */
  replayStep(events: GameEvent[]): boolean {
    const dealt = events.filter((event) => event.event === 'dealt')
    const drew = events.filter((event) => event.event === 'drew')
    if ([...dealt, ...drew].some((event) => cardsOf(event).length !== event.count)) return false
    const drawn = drew.flatMap(cardsOf)
    for (const event of events) {
      if (event.event === 'cut') {
        if (!this.checkCut(event)) return false
        this.gather()
        if (event.cards.some(([, card]) => card !== this.takeTop())) return false
      }
      if (event === dealt[0] && !this.deal(dealt)) return false
      if (event.event === 'turned_up' && this.turnUp() !== event.card) return false
      if (event.event === 'played') this.discards.push(event.card)
      if (event.event === 'discarded') this.discards.splice(-1, 0, event.card) // JAM-2: below the Jam card
      if (event.event === 'dropped' && this.rng.coin() !== (event.side === 'slam')) return false
    }
    return sameCards(
      drawn.map(() => this.takeTop()),
      drawn,
    )
  }

  /** Whether every card of the deck is in a pile or in a hand. */
  accountsFor(hands: string[]): boolean {
    return sameCards([...this.drawPile, ...this.discards, ...hands], this.deck)
  }

  /** SETUP-1: the player with the highest number deals; those who tie for it draw again. */
  private checkCut(event: CutEvent): boolean {
    const drawn = event.cards.map(([seat, card]) => ({ seat, number: /^[A-Z]\d$/.test(card) ? Number(card[1]) : 0 }))
    const highest = Math.max(...drawn.map(({ number }) => number))
    const winners = drawn.filter(({ number }) => number === highest).map(({ seat }) => seat)
    const drawnBy = drawn.map(({ seat }) => String(seat))
    const rightSeats = !this.tied.length || sameCards(this.tied.map(String), drawnBy)
    this.tied = winners.length > 1 ? winners : []
    const rightDealer =
      winners.length > 1 ? event.dealer === undefined || event.dealer === null : event.dealer === winners[0]
    return rightSeats && rightDealer
  }

  private gather(): void {
    this.drawPile = [...this.deck]
    this.discards = []
    this.rng.shuffle(this.drawPile)
  }

  /** The top of the draw pile. If the pile is empty, all discards but the last are shuffled into a new one. */
  private takeTop(): string {
    if (!this.drawPile.length) {
      this.drawPile = this.discards.splice(0, this.discards.length - 1)
      this.rng.shuffle(this.drawPile)
    }
    this.cardsVerified++
    return this.drawPile.pop() ?? ''
  }

  private deal(dealt: DealtEvent[]): boolean {
    this.gather()
    const hands: string[][] = dealt.map(() => [])
    for (let round = 0; round < (dealt[0]?.count ?? 0); round++) for (const hand of hands) hand.push(this.takeTop())
    return dealt.every((event, i) => sameCards(cardsOf(event), hands[i] ?? []))
  }

  /** START-5: a Wild Draw Four goes back into the pile, which is shuffled again. */
  private turnUp(): string {
    for (;;) {
      const card = this.takeTop()
      if (card !== 'W+4') {
        this.discards.push(card)
        return card
      }
      this.drawPile.push(card)
      this.rng.shuffle(this.drawPile)
    }
  }
}
