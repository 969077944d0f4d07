// How long a card flies, at the speed that was chosen. With reduced motion it appears at once where it lands.
import { settings } from './settings.svelte'

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
const PACES = { calm: 1.6, normal: 1, fast: 0.5 }

/** How much longer than usual everything takes. */
export const pace = (): number => PACES[settings.speed]
export const motionEnabled = (): boolean => !reducedMotion.matches && !document.hidden
export const flightTime = (): number => (motionEnabled() ? 360 * pace() : 0)

/** When the cards in flight land, in milliseconds: by card of the hand, and 'discard' for the pile. */
export const landingTimes = new Map<string, number>()
export const LANDING = 40 // that a card takes to be there instead
export const landingTime = (card: string): number =>
  motionEnabled() ? Math.max(0, (landingTimes.get(card) ?? flightTime()) - LANDING) : 0
