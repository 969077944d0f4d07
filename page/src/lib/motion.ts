// How long a card is on its way. Whoever asks for less motion sees it where it lands, at once.

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

export const moves = (): boolean => !still.matches && !document.hidden
export const LANDS = (): number => (moves() ? 360 : 0)
