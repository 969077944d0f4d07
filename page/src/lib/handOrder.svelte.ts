// The order in which a player holds the cards: chosen by the player, and kept on this device.
import { deviceStorage } from './storage'

export const HAND_ORDERS = ['color', 'number', 'drawn'] as const
export type HandOrder = (typeof HAND_ORDERS)[number]

const isHandOrder = (text: string | null): text is HandOrder => HAND_ORDERS.some((order) => order === text)
const stored = deviceStorage.get('hand-order')
export const handOrder = $state<{ current: HandOrder }>({ current: isHandOrder(stored) ? stored : 'color' })

/** Change to the next order. */
export function nextHandOrder(): void {
  const next = (HAND_ORDERS.indexOf(handOrder.current) + 1) % HAND_ORDERS.length
  handOrder.current = HAND_ORDERS[next] ?? 'color'
  deviceStorage.set('hand-order', handOrder.current)
}

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2']
const rankOf = (card: string): number => (card.startsWith('W') ? RANKS.length : RANKS.indexOf(card.slice(1)))

/** The cards by number. Those of the same number stay as they are. */
export const byNumber = (cards: string[]): string[] => cards.toSorted((one, other) => rankOf(one) - rankOf(other))

/** The cards in the order in which they came: those that were held before, then the new ones. */
export function byArrival(before: string[], cards: string[]): string[] {
  const rest = [...cards]
  const take = (card: string): boolean => {
    const index = rest.indexOf(card)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  }
  return [...before.filter(take), ...rest]
}
