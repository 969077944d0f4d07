// The keyboard's place is never lost: what had it may leave the page with the move that it made.

const SCREEN = ['.scores .main', '.scores button', '.own button', 'main button', 'main input'] // rather the first

/** Give it to the card that lies there now, or else to the first thing on the screen that takes it. */
export function keepFocus(): void {
  let had: Element | null = null
  let place = 0
  const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.held')]
  document.addEventListener('focusin', (event) => {
    had = event.target as Element
    place = Math.max(0, cards().indexOf(had as HTMLElement))
  })
  new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return
    const hand = cards()
    const next =
      hand[Math.min(place, hand.length - 1)] ??
      SCREEN.map((name) => document.querySelector<HTMLElement>(name)).find(Boolean)
    next?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })
}
