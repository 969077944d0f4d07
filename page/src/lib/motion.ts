// How long a card is on its way. Whoever asks for less motion sees it where it lands, at once.

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

export const inMotion = (): boolean => !still.matches && !document.hidden
export const landing = (): number => (inMotion() ? 360 : 0)
