// What is seen for a moment beside a player, so that a skip or a draw need not be read.
import type { GameEvent } from './protocol'

export type SignKind = 'skip' | 'draw' | 'uno' | 'caught' | 'guilty' | 'lawful'

export interface Sign {
  seat: number
  kind: SignKind
  count: number
}

export function signOf(event: GameEvent): Sign | null {
  const sign = (kind: SignKind, seat = event.seat ?? 0): Sign => ({ seat, kind, count: event.count ?? 0 })
  switch (event.event) {
    case 'skipped':
      return sign('skip')
    case 'drew':
      return sign('draw')
    case 'called_uno':
      return sign('uno')
    case 'caught':
      return sign('caught')
    case 'challenged':
      return sign(event.guilty ? 'guilty' : 'lawful', event.accused)
    default:
      return null
  }
}
