// This device's part of the shuffles of a table: it sends a hash before each match, and what it hides when the match
// starts, so that nobody can arrange the cards (docs/fairness.md).
import { hashOf, newReveal } from './digests'
import type { Commit, Reveal, TableShown } from './protocol'
import { hashesOf, noteSeen } from './seen'
import { loadReveal, loadWords, saveReveal } from './storage'

export type Part = Omit<Commit, 'id'> | Omit<Reveal, 'id'>

export class Shuffling {
  private sent = '' // for which match this tab has sent a hash, or which hash it has opened

  /** What this state of the table asks of a seat. On entering, an earlier message may have been lost. */
  answer(seat: number | null, table: TableShown, isEntering: boolean): Part | null {
    const seen = noteSeen(table, seat)
    if (seat === null || !seen || seen.refusal) return null
    const own = table.seats[seat]?.hash ?? ''
    if (table.status === 'waiting') return this.commit(seat, table, own, isEntering)
    return this.reveal(seat, table, own, isEntering)
  }

  /** Another tab of this device knows the same secrets. The secret of another device is replaced on entering. */
  private commit(seat: number, table: TableShown, own: string, isEntering: boolean): Part | null {
    const match = `${table.commitment} ${seat}`
    if (loadReveal(own) || (!isEntering && (own || this.sent === match))) return null
    this.sent = match
    const reveal = newReveal(loadWords(table.id))
    const hash = hashOf(table.commitment, seat, reveal)
    saveReveal(hash, { reveal, hashes: null })
    return { type: 'commit', commitment: table.commitment, hash }
  }

  /** Reveal for the first set of hashes that this device sees: knowing the secret, others could choose another set. */
  private reveal(seat: number, table: TableShown, own: string, isEntering: boolean): Part | null {
    const stored = loadReveal(own)
    if (!stored || hashOf(table.commitment, seat, stored.reveal) !== own) return null
    const hashes = hashesOf(table)
    if (stored.hashes && stored.hashes.join() !== hashes.join()) return null
    saveReveal(own, { reveal: stored.reveal, hashes })
    if (this.sent === own && !isEntering) return null
    this.sent = own
    return { type: 'reveal', reveal: stored.reveal }
  }
}

/** Whether everyone has a part in the next shuffle. */
export const isReady = (table: TableShown): boolean =>
  table.status === 'waiting' && table.seats.every(({ hash, bot, name }) => hash || bot || name === null)
