// The moments of a game that everybody should see: shown large over the table for a moment.
import type { GameEvent, View } from './protocol'

export interface Moment {
  kind: 'uno' | 'caught' | 'jump' | 'draw' | 'skip' | 'reverse' | 'guilty' | 'lawful'
  seat: number | null // whom it is about
  count: number
  cards: string[] // of the accused, for those who may see them
  proof: string | null // the colour of the cards that prove a bluff
}

const BANNER_TIME = 700 // milliseconds
const SCENE_TIME = 2600 // with cards to look at

export const momentTime = (moment: Moment): number => (moment.cards.length ? SCENE_TIME : BANNER_TIME)

/** The moments that one event is, most important first. `before` is the table before it. */
function momentOf(event: GameEvent, before: View | null): { rank: number; moment: Moment } | null {
  const found = (rank: number, kind: Moment['kind'], seat: number | null, more: Partial<Moment> = {}) => ({
    rank,
    moment: { kind, seat, count: 0, cards: [], proof: null, ...more },
  })
  switch (event.event) {
    case 'challenged':
      return found(0, event.guilty ? 'guilty' : 'lawful', event.accused, {
        cards: event.cards ?? [],
        proof: before?.color_before ?? null,
      })
    case 'caught':
      return found(1, 'caught', event.seat)
    case 'called_uno':
      return found(2, 'uno', event.seat)
    case 'played':
      return event.jump ? found(3, 'jump', event.seat) : null
    case 'drew':
      return event.count > 1 ? found(4, 'draw', event.seat, { count: event.count }) : null
    case 'skipped':
      return found(5, 'skip', event.seat)
    case 'turned':
      return found(6, 'reverse', null)
    default:
      return null
  }
}

/** The most important moment of these events, if there is one. */
export function momentFor(events: GameEvent[], before: View | null): Moment | null {
  const found = events.flatMap((event) => momentOf(event, before) ?? [])
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.moment ?? null
}
