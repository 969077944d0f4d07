// Badges that appear beside a player for a moment, so that a skip or a draw is seen without reading the log.
import type { GameEvent } from './protocol'

export type BadgeKind = 'skip' | 'draw' | 'uno' | 'caught' | 'guilty' | 'lawful'

export interface Badge {
  seat: number
  kind: BadgeKind
  count: number
}

export function badgeFor(event: GameEvent): Badge | null {
  const badge = (kind: BadgeKind, seat = event.seat ?? 0): Badge => ({ seat, kind, count: event.count ?? 0 })
  switch (event.event) {
    case 'skipped':
      return badge('skip')
    case 'drew':
      return badge('draw')
    case 'called_uno':
      return badge('uno')
    case 'caught':
      return badge('caught')
    case 'challenged':
      return badge(event.guilty ? 'guilty' : 'lawful', event.accused)
    default:
      return null
  }
}
