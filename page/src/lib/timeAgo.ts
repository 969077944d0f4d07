// How long ago something was, in words.
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** The time since a moment in seconds since 1970, such as "5 minutes ago". */
export function timeAgo(moment: number, language: string, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - moment)
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  const count = unit === 'second' ? 0 : Math.floor(seconds / length) // "now" for less than a minute
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
}
