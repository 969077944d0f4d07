// Bots: what they are called, what they do, and how strong the adaptive one is for this person.
import { t } from './i18n.svelte'
import { CHARACTERS, LEVELS, type SeatShown } from './protocol'
import { loadStrength, saveStrength } from './storage'

const ADAPTIVE = 'adaptive'

/** The name of a bot without the number that may follow it: `adaptive` of `adaptive@250`. */
export const botName = (bot: string): string => bot.split('@', 1)[0] ?? bot

const isOffered = (name: string): boolean => LEVELS.includes(name) || name in CHARACTERS

/** The level or the character of a bot in words; a program has its own name. */
export function botKind(bot: string): string {
  const name = botName(bot)
  return isOffered(name) ? t(`page-level-${name}`) : name
}

/** What a seat has room for next to the points. A character's face shows that it is a bot. */
export const seatLabel = (bot: string): string => (botName(bot) in CHARACTERS ? botKind(bot) : botLabel(bot))

export const botLabel = (bot: string): string => t('page-bot', { level: botKind(bot) })

/** What a bot does, in one sentence; '' if it is a program. */
export const botDoes = (bot: string): string => (isOffered(botName(bot)) ? t(`page-does-${botName(bot)}`) : '')

/** The bot to ask the server for. The adaptive one begins as strong as it was here last. */
export function botToSeat(name: string): string {
  const strength = name === ADAPTIVE ? loadStrength() : null
  return strength === null ? name : `${name}@${strength}`
}

/** Keep how strong the adaptive bots have become. */
export function keepStrength(seats: SeatShown[]): void {
  const bot = seats.find((seat) => seat.bot?.startsWith(`${ADAPTIVE}@`))?.bot
  if (bot) saveStrength(Number(bot.slice(ADAPTIVE.length + 1)))
}
