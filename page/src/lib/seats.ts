// What a seat's entry in the list of seats says about its player, and how this device gives up a seat.
import { leaveSeat } from './api'
import type { TableShown } from './protocol'
import { deleteToken } from './storage'
import type { TableSession } from './tableSession.svelte'

export type SeatInfo = TableShown['seats'][number]

/** Whether a person is not there, or a bot plays for them. */
export const isAway = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && !seat.bot && (!seat.online || seat.stood_in)

interface PlayerShown {
  seatInfo: SeatInfo | undefined
  name: string
  hasTurn: boolean
}

/** The player in a seat, before and during a match. */
export function playerAt({ table, view }: TableSession, seat: number): PlayerShown {
  const seatInfo = table?.seats[seat]
  return {
    seatInfo,
    name: view?.names[seat] ?? seatInfo?.name ?? '',
    hasTurn: view?.turn === seat && view.phase !== 'over',
  }
}

/** Whether someone can sit down: before a match, and during it where the host lets them. */
export function canSit({ seats, settings, status }: TableShown): boolean {
  const isUnderWay = status === 'playing' || status === 'starting'
  if (isUnderWay && !(settings.latecomers && settings.spectators)) return false
  return seats.filter(({ name }) => name !== null).length < settings.players
}

/** Leave a table. The seat stays with this device until the server has let it go; a spectator has none. */
export async function giveUpSeat({ id, seat, token }: TableSession): Promise<void> {
  if (seat === null || !token) return
  await leaveSeat(id, seat, token)
  deleteToken(id, token)
}
