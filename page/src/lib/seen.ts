// What this device saw of a match before its deal. What it sees later would prove nothing.
import type { TableShown } from './protocol'
import { deviceStorage, parseStored } from './storage'

export interface Seen {
  commitment: string
  hashes: string[] | null // of all seats, once they were fixed
  shuffles: number // since the last match that this device saw end
  seat: number | null
  refusal: string // why this device takes no part: the key of a message
}

const COMMITMENT = /^[0-9a-f]{64}$/
const seenKey = (table: string, match: number): string => `sealed:${table}:${match}`

export function loadSeen(table: string, match: number): Seen | null {
  const text = deviceStorage.get(seenKey(table, match)) ?? ''
  if (COMMITMENT.test(text))
    // earlier pages stored the commitment alone
    return { commitment: text, hashes: null, shuffles: 0, seat: null, refusal: '' }
  const { commitment, hashes, shuffles, seat, refusal } = parseStored(text)
  if (typeof commitment !== 'string' || !COMMITMENT.test(commitment)) return null
  return {
    commitment,
    hashes: Array.isArray(hashes) ? hashes.map(String) : null,
    shuffles: Number(shuffles) || 0,
    seat: typeof seat === 'number' ? seat : null,
    refusal: typeof refusal === 'string' ? refusal : '',
  }
}

/** Whether this device saw a commitment for another match first. People from that match could know the cards. */
export function isRepeated(commitment: string, table: string, match: number): boolean {
  const first = deviceStorage.get(`match:${commitment}`)
  return first !== null && first !== `${table}:${match}`
}

/** The hashes of a match that is starting. People who sat down since have none in it. */
export const hashesOf = (table: TableShown): string[] =>
  table.seats.flatMap(({ hash, next_match }) => (next_match ? [] : [hash ?? '']))

/** Remember what is shown before a deal. A commitment that is shown first when the match starts is too late. */
export function noteSeen(table: TableShown, seat: number | null): Seen | null {
  if (table.status === 'over') deviceStorage.delete(`shuffles:${table.id}`)
  if (table.status !== 'waiting' && table.status !== 'starting') return null
  const { commitment } = table
  const match = table.match + 1
  let seen = loadSeen(table.id, match)
  if (table.status === 'waiting' && seen?.commitment !== commitment) {
    seen = { commitment, hashes: null, shuffles: 0, seat, refusal: '' }
    if (!deviceStorage.get(`match:${commitment}`)) deviceStorage.set(`match:${commitment}`, `${table.id}:${match}`)
  }
  if (seen?.commitment !== commitment) return null
  if (table.status === 'starting') seen.hashes ??= hashesOf(table)
  const shuffles = noteShuffle(table)
  const others = shuffles.filter((one) => one !== commitment).length
  if (isRepeated(commitment, table.id, match)) seen.refusal = 'page-seal-repeated'
  else if (others > hashesOf(table).length) seen.refusal = 'page-too-many-shuffles'
  seen = { ...seen, shuffles: shuffles.length, seat: seat ?? seen.seat }
  deviceStorage.set(seenKey(table.id, match), JSON.stringify(seen))
  return seen
}

/** The commitments of the shuffles since the last match that this device saw end, with this one if it starts. */
function noteShuffle(table: TableShown): string[] {
  const { list } = parseStored(deviceStorage.get(`shuffles:${table.id}`))
  const before = Array.isArray(list) ? list.map(String) : []
  if (table.status !== 'starting' || before.includes(table.commitment)) return before
  const shuffles = [...before, table.commitment]
  deviceStorage.set(`shuffles:${table.id}`, JSON.stringify({ list: shuffles }))
  return shuffles
}
