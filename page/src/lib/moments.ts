// The moments of a game that everyone should see: shown large over the table for a moment.
import type { GameEvent, View } from './protocol'

export interface Moment {
  kind:
    | 'uno'
    | 'caught'
    | 'jump'
    | 'draw'
    | 'stack'
    | 'skip'
    | 'reverse'
    | 'guilty'
    | 'lawful'
    | 'swap'
    | 'pass'
    | 'graduation'
    | 'nomatch'
  seat: number | null // whom it is about
  count: number
  cards: string[] // of the accused, for those who may see them
  proof: string | null // the colour of the cards that prove a bluff
}

const BANNER_TIME = 700 // milliseconds
const LONGER_TIME = 1400 // with a sentence to read, or caps in the air
const SCENE_TIME = 2600 // with cards to look at

export const momentTime = (moment: Moment): number =>
  moment.cards.length ? SCENE_TIME : ['nomatch', 'graduation'].includes(moment.kind) ? LONGER_TIME : BANNER_TIME

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
      if (event.card === 'WG') return found(3, 'graduation', event.seat)
      return event.jump ? found(3, 'jump', event.seat) : null
    case 'swapped':
      return found(3, 'swap', event.seat)
    case 'hands_passed':
      return found(3, 'pass', null)
    case 'facing': // more is added to a penalty that waits
      return before?.pending ? found(4, 'stack', event.seat, { count: event.count }) : null
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

/** The viewer drew a card that cannot be played, so it is the next player's turn. */
function isNoMatch(events: GameEvent[], before: View | null, after: View | null): boolean {
  if (!before || !after || before.seat === null || before.turn !== before.seat || before.phase !== 'turn') return false
  const drew = events.some((event) => event.event === 'drew' && event.seat === before.seat)
  return drew && after.turn !== before.seat && !events.some((event) => event.event === 'played')
}

/** The most important moment of these events, if there is one. `before` and `after` are the table then. */
export function momentFor(events: GameEvent[], before: View | null, after: View | null): Moment | null {
  if (isNoMatch(events, before, after)) return { kind: 'nomatch', seat: null, count: 0, cards: [], proof: null }
  const found = events.flatMap((event) => momentOf(event, before) ?? [])
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.moment ?? null
}
