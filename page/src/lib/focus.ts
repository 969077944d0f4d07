// Keeps the keyboard focus on the page when the focused element is removed by the move that it made.

const FALLBACKS = ['.scores .primary', '.scores button', '.my-area button', 'main button', 'main input'] // in order

/** Move a lost focus to the card that took the place of the focused one, or else to the first fallback. */
export function keepFocus(): void {
  let focused: Element | null = null
  let cardIndex = 0
  const handCards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hand-card')]
  document.addEventListener('focusin', (event) => {
    focused = event.target as Element
    cardIndex = Math.max(0, handCards().indexOf(focused as HTMLElement))
  })
  new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return
    const cards = handCards()
    const next =
      cards[Math.min(cardIndex, cards.length - 1)] ??
      FALLBACKS.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean)
    next?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
