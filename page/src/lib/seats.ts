// What a seat's entry in the list of seats says about its player, and how this device gives up a seat.
import { leaveSeat } from './api'
import type { TableShown } from './protocol'
import { deleteToken } from './storage'
import type { TableSession } from './tableSession.svelte'

export type SeatInfo = TableShown['seats'][number]

/** Whether a person is not there, or a bot plays for them. */
export const isAway = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && !seat.bot && (!seat.online || seat.stood_in)

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
