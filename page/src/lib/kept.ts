// What stays on this device, or in this tab. Where storing is forbidden or full it lasts as long as the page.

function drawer(open: () => Storage): { get: (key: string) => string | null; set: (key: string, value: string) => void; drop: (key: string) => void; keys: () => string[] } {
  const instead = new Map<string, string>()
  const attempt = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work()
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) => instead.get(key) ?? attempt(() => open().getItem(key), () => null),
    set: (key, value) => attempt(() => open().setItem(key, value), () => void instead.set(key, value)),
    drop: (key) => (instead.delete(key), attempt(() => open().removeItem(key), () => undefined)),
    keys: () => attempt(() => Object.keys(open()), () => [...instead.keys()]),
  }
}

export const device = drawer(() => localStorage)
export const tab = drawer(() => sessionStorage)

/** A document that was kept, or nothing where something else stands there. */
export function readKept(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
