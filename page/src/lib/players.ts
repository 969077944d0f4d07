// Where players are: the addresses of their pages, who has one, and how ratings and days are written there.
import { locale } from './i18n.svelte'
import type { Rank, TableShown } from './protocol'

const CLAIMED = '✓' // at the end of the tag of a claimed name

export const isClaimed = (tag: string): boolean => tag.endsWith(CLAIMED)
/** The tag without what says that the name is claimed. */
export const plainTag = (tag: string): string => tag.replace(CLAIMED, '')

/** The page of a nickname or, with a tag, of a rated player. */
export const playerPath = (name: string, tag = ''): string =>
  `/people/${encodeURIComponent(name)}${tag ? `/${plainTag(tag)}` : ''}`

/** The tag of a seat if the match that is over here was rated, so that its player has a page; else nothing. */
export const ratedTag = (table: TableShown | null, seat: number): string =>
  table?.rated === 'rated' || table?.rated === 'voted-out' ? (table.seats[seat]?.tag ?? '') : ''

/** A rating with how far it may well be off. */
export const ratingText = ({ rating, deviation }: Pick<Rank, 'rating' | 'deviation'>): string =>
  `${Math.round(rating)} ± ${Math.round(2 * deviation)}`

/** The day of a moment in seconds since 1970. */
export const dayText = (moment: number): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'medium' }).format(1000 * moment)
