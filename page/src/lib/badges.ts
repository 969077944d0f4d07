// Badges that appear next to a player for a moment, so that a skip or a draw is seen without reading the log.
import type { GameEvent } from './protocol'

export type BadgeKind = 'skip' | 'draw' | 'uno' | 'caught' | 'guilty' | 'lawful'

export interface Badge {
  seat: number
  kind: BadgeKind
  count: number
}

export function badgeFor(event: GameEvent): Badge | null {
  const badge = (kind: BadgeKind, seat: number, count = 0): Badge => ({ seat, kind, count })
  switch (event.event) {
    case 'skipped':
      return badge('skip', event.seat)
    case 'drew':
      return badge('draw', event.seat, event.count)
    case 'called_uno':
      return badge('uno', event.seat)
    case 'caught':
      return badge('caught', event.seat)
    case 'challenged':
      return badge(event.guilty ? 'guilty' : 'lawful', event.accused)
    default:
      return null
  }
}
