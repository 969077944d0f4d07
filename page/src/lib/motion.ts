// How long a card flies. With reduced motion it appears at once where it lands.

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

export const motionEnabled = (): boolean => !reducedMotion.matches && !document.hidden
export const flightTime = (): number => (motionEnabled() ? 360 : 0)
