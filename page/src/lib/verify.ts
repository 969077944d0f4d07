// Verifies the shuffles of a finished match: the key matches the commitment that was published before the deal, what
// every player added matches its hash, every card that was cut, dealt, turned up or drawn and every drop follow from
// both, and every card of the deck is accounted for after each step. `oneleft verify` also checks every move.
import { buildDeck } from './deck'
import { commitmentOf, hashOf, shuffleKey } from './digests'
import type { CutEvent, DealtEvent, DrewEvent, GameEvent, OutOfRoundEvent, Replay } from './protocol'
import { Rng } from './rng'
import { editionOf, hasRule } from './rules'

export interface Verdict {
  keyMatches: boolean // the key has the commitment
  partsMatch: boolean // what each seat added has the hash that it showed before the deal
  wrongStep: number // where a card does not follow from the key, or -1
  cardsVerified: number // how many cards follow from the key
}

/** Each seat has one entry, and what is not empty opens its hash. Matches of earlier versions had no hashes. */
function checkParts({ commitment, hashes, words, names }: Replay): boolean {
  if (!hashes.length) return true
  if (hashes.length !== names.length || words.length !== names.length) return false
  return words.every((reveal, seat) => !reveal || hashOf(commitment, seat, reveal) === hashes[seat])
}

export function verify(replay: Replay, commitment: string): Verdict {
  const key = shuffleKey(replay.key, replay.words)
  const deck = buildDeck(editionOf(replay.rules))
  const numberStart = hasRule(replay.rules, 'number_start')
  const dealers = (replay.steps[0]?.views ?? []).map((_, table) => new Dealer(new Rng(key, table), deck, numberStart))
  const keyMatches = commitmentOf(replay.key) === commitment
  const partsMatch = checkParts(replay)
  for (const [step, { events, views, hands }] of replay.steps.entries()) {
    for (const [table, dealer] of dealers.entries()) {
      const seats = views[table]?.table ?? []
      const eventsHere = events.filter((event) => seatsOf(event).some((seat) => seats.includes(seat)))
      const handsHere = seats.flatMap((seat) => hands[seat] ?? [])
      if (!dealer.replayStep(eventsHere) || !dealer.accountsFor(handsHere))
        return { keyMatches, partsMatch, wrongStep: step, cardsVerified: dealer.cardsVerified }
    }
  }
  const cardsVerified = dealers.reduce((sum, dealer) => sum + dealer.cardsVerified, 0)
  return { keyMatches, partsMatch, wrongStep: -1, cardsVerified }
}

function seatsOf(event: GameEvent): number[] {
  if (event.event === 'cut') return event.cards.map(([seat]) => seat)
  if (event.event === 'turned_up') return [event.dealer]
  return 'seat' in event ? [event.seat] : []
}

const cardsOf = (event: DealtEvent | DrewEvent | OutOfRoundEvent): string[] => event.cards ?? []
const isNumber = (card: string): boolean => /^[A-Z]\d$/.test(card)
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
    private numberStart: boolean,
  ) {}

  /** Replays one step. Returns whether its events show the cards that follow from the key. */
  replayStep(events: GameEvent[]): boolean {
    const dealt = events.filter((event) => event.event === 'dealt')
    const drew = events.filter((event) => event.event === 'drew')
    if ([...dealt, ...drew].some((event) => cardsOf(event).length !== event.count)) return false
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
      if (event.event === 'drew' && !this.drew(cardsOf(event))) return false
      if (event.event === 'out_of_round') this.putUnder(cardsOf(event))
    }
    return true
  }

  private drew(cards: string[]): boolean {
    return sameCards(
      cards.map(() => this.takeTop()),
      cards,
    )
  }

  /** MERCY-1: a hand goes under the draw pile, shuffled from the order of a new deck. */
  private putUnder(hand: string[]): void {
    const cards = [...hand].sort((one, other) => this.deck.indexOf(one) - this.deck.indexOf(other))
    this.rng.shuffle(cards)
    this.drawPile = [...cards, ...this.drawPile]
  }

  /** Whether every card of the deck is in a pile or in a hand. */
  accountsFor(hands: string[]): boolean {
    return sameCards([...this.drawPile, ...this.discards, ...hands], this.deck)
  }

  /** SETUP-1: the player with the highest number deals; those who tie for it draw again. */
  private checkCut(event: CutEvent): boolean {
    const drawn = event.cards.map(([seat, card]) => ({ seat, number: isNumber(card) ? Number(card[1]) : 0 }))
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

  /** START-5: a Wild Draw Four goes back into the pile, which is shuffled again. NSTART-1: so does all but a number. */
  private turnUp(): string {
    for (;;) {
      const card = this.takeTop()
      const notANumber = this.numberStart && !isNumber(card) && this.drawPile.some(isNumber)
      if (card !== 'W+4' && !notANumber) {
        this.discards.push(card)
        return card
      }
      this.drawPile.push(card)
      this.rng.shuffle(this.drawPile)
    }
  }
}
