// The hashes that bind the server and every player before a deal, as docs/fairness.md describes.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What the server shows of its key before the deal. */
export const commitmentOf = (key: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('oneleft key\0'), hexToBytes(key))))

/** What a seat shows of its part of the shuffle before the deal. */
export const hashOf = (commitment: string, seat: number, reveal: string): string =>
  bytesToHex(
    sha256(concatBytes(utf8ToBytes('oneleft reveal\0'), hexToBytes(commitment), utf8ToBytes(`${seat} ${reveal}`))),
  )

/** A part of a shuffle: 128 random bits, and optional words. */
export function newReveal(words: string): string {
  const visible = words
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|\p{Cs}/gu, '')
    .trim()
  const kept = [...visible].slice(0, 100).join('').trim()
  return `${bytesToHex(randomBytes(16))} ${kept}`.trim()
}

/** The key of the shuffles: the server's, mixed with the players' parts in the order of their seats. */
export function shuffleKey(key: string, words: string[]): Uint8Array {
  if (!words.length) return hexToBytes(key)
  const wordList = utf8ToBytes(`[${words.map((word) => JSON.stringify(word)).join(', ')}]`)
  return sha256(concatBytes(utf8ToBytes('oneleft words\0'), hexToBytes(key), wordList))
}
