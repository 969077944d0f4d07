// What a seat's entry in the list of seats says about its player.
import type { TableShown } from './protocol'

export type SeatInfo = TableShown['seats'][number]

/** Whether a person is not there, or a bot plays for them. */
export const isAway = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && !seat.bot && (!seat.online || seat.stood_in)
