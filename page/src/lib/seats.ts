// What a seat's entry in the list of seats says about its player.
import type { TableShown } from './protocol'

export type SeatInfo = TableShown['seats'][number]

/** Whether a person is not there, or a bot plays for them. */
export const isAway = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && !seat.bot && (!seat.online || seat.stood_in)

/** Whether somebody can sit down: before a match, and beside it where the host lets them. */
export function canSit({ seats, settings, status }: TableShown): boolean {
  const isUnderWay = status === 'playing' || status === 'starting'
  if (isUnderWay && !(settings.latecomers && settings.spectators)) return false
  return seats.filter(({ name }) => name !== null).length < settings.players
}
