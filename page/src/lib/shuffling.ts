// The chance of a match, from its key alone: every shuffle and every drop, as docs/fairness.md describes them.
import { chacha8 } from '@noble/ciphers/chacha.js'

const WORD = 2 ** 32
const MOST_PER_WORD = 2 ** 27 // indices share a word while the product of their bounds stays below this

export class Chance {
  private words = new Uint32Array()
  private used = 0
  private block = 0

  constructor(
    private key: Uint8Array,
    private stream: number,
  ) {}

  private next(): number {
    if (this.used === this.words.length) {
      this.words = littleEndian(
        chacha8(
          this.key,
          Uint8Array.from({ length: 12 }, (_, i) => (i ? 0 : this.stream)),
          new Uint8Array(64),
          undefined,
          this.block++,
        ),
      )
      this.used = 0
    }
    return this.words[this.used++] ?? 0
  }

  /** A word that can be split into indices below bounds of this product without bias (Lemire). */
  private fair(product: number): number {
    for (;;) {
      const word = this.next()
      const left = Math.imul(word, product) >>> 0
      if (left >= product || left >= WORD % product) return word
    }
  }

  shuffle(pile: string[]): void {
    let bound = pile.length
    while (bound > 1) {
      let product = bound
      let low = bound - 1
      while (low > 1 && product * low < MOST_PER_WORD) product *= low--
      let word = this.fair(product)
      while (bound > low) {
        word *= bound--
        const other = Math.floor(word / WORD)
        word %= WORD
        const card = pile[bound] ?? ''
        pile[bound] = pile[other] ?? ''
        pile[other] = card
      }
    }
  }

  coin(): boolean {
    return this.next() >= WORD / 2
  }
}

function littleEndian(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true))
}

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2']

/** The whole deck in the order in which it is shuffled. */
export function deckOf(edition: string): string[] {
  const colors = edition === 'jam' ? 'RYOB' : 'RYGB'
  const wilds = ['W', 'W+4', ...({ jam: ['WJ'], graduation: ['WG'] }[edition] ?? [])]
  return [
    ...[...colors].flatMap((color) => RANKS.flatMap((rank) => Array<string>(rank === '0' ? 1 : 2).fill(color + rank))),
    ...wilds.flatMap((wild) => Array<string>(4).fill(wild)),
  ]
}
