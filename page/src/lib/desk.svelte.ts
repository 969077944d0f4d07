// The operator's desk: what the server tells whoever has its admin token, and the orders that they give.
import { ApiError } from './api'
import { getStatus, getTables, giveOrder } from './deskApi'
import { errorText } from './errorText'
import { t } from './i18n.svelte'
import { poll } from './polling'
import type { DeskStatus, DeskTables, GiveOrder } from './protocol'
import { tabStorage } from './storage'

const ASK_TIME = 5000 // milliseconds between two questions
const STORED = 'admin-token'
const LOCKED = ['no-desk', 'no-admin-token', 'wrong-admin-token']

export class Desk {
  token = $state(tabStorage.get(STORED) ?? '')
  status = $state.raw<DeskStatus | null>(null)
  tables = $state.raw<DeskTables | null>(null)
  state = $state('') // of the tables that are shown; '': any
  text = $state('') // that they contain
  said = $state('') // what came of the last order, or why there is no answer

  /** Ask again and again until the returned function is called. */
  follow(): () => void {
    return poll(() => this.ask(), ASK_TIME)
  }

  async ask(): Promise<void> {
    if (!this.token) return
    try {
      this.status = await getStatus(this.token) // first by itself: a wrong token counts once
      this.tables = await getTables(this.token, this.state, this.text)
    } catch (error) {
      this.fail(error)
    }
  }

  enter(token: string): Promise<void> {
    this.said = ''
    this.token = token
    tabStorage.set(STORED, token)
    return this.ask()
  }

  lock(): void {
    this.token = ''
    this.status = this.tables = null
    tabStorage.delete(STORED)
  }

  /** Give an order, and say what came of it with this message. */
  async order(order: GiveOrder, done: string): Promise<void> {
    try {
      const { value } = await giveOrder(this.token, order)
      this.said = t(done, { value })
    } catch (error) {
      this.fail(error)
    }
    await this.ask()
  }

  private fail(error: unknown): void {
    this.said = errorText(error)
    if (!(error instanceof ApiError)) return
    const { code } = error.problem
    if (LOCKED.includes(code) || (code === 'too-fast' && !this.status)) this.lock()
  }
}

const UNITS: [string, number][] = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
]

/** A time in the largest unit of which it has one. The symbols are the same in all our languages. */
export function age(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['s', 1]
  return `${Math.max(0, Math.floor(seconds / length))} ${unit}`
}

export function bytesText(size: number, language: string): string {
  const [scale, unit] = size >= 1e9 ? [1e9, 'GB'] : [1e6, 'MB']
  return `${(size / scale).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`
}
