// The random numbers of a match. Every shuffle and every drop follows from the key, as docs/fairness.md describes.
import { chacha8 } from '@noble/ciphers/chacha.js'

const WORD = 2 ** 32
const MAX_PRODUCT = 2 ** 27 // indices share a word while the product of their bounds stays below this

export class Rng {
  private words = new Uint32Array()
  private used = 0
  private block = 0

  constructor(
    private key: Uint8Array,
    private stream: number,
  ) {}

  private nextWord(): number {
    if (this.used === this.words.length) {
      const nonce = Uint8Array.from({ length: 12 }, (_, i) => (i ? 0 : this.stream))
      this.words = littleEndianWords(chacha8(this.key, nonce, new Uint8Array(64), undefined, this.block++))
      this.used = 0
    }
    return this.words[this.used++] ?? 0
  }

  /** A word that can be split into indices below bounds of this product without bias (Lemire). */
  private unbiasedWord(product: number): number {
    for (;;) {
      const word = this.nextWord()
      const remainder = Math.imul(word, product) >>> 0
      if (remainder >= product || remainder >= WORD % product) return word
    }
  }

  shuffle(pile: string[]): void {
    let bound = pile.length
    while (bound > 1) {
      let product = bound
      let low = bound - 1
      while (low > 1 && product * low < MAX_PRODUCT) product *= low--
      let word = this.unbiasedWord(product)
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
    return this.nextWord() >= WORD / 2
  }
}

function littleEndianWords(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true))
}
