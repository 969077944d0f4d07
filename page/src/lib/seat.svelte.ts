// Everything the page knows of the table it is at: what the server said last, and what came before in words.
import { Brief } from './brief.svelte'
import { keepLog, keepSeal, keepToken, keptLog } from './kept'
import { Link } from './link'
import { readMove } from './moves'
import type { Clock, Events, FromTable, GameEvent, Hello, Said, TableShown, View } from './protocol'
import { type Sign, signOf } from './signs'
import { say, words } from './words.svelte'

export interface Refusal {
  message: string
  rule: string
}

/** Something that happened or was said, numbered as it came. It is put into words when it is shown. */
export interface Logged {
  id: number
  told: GameEvent | Said
}

const LOGGED = 200
const EXPLAINED = 8000 // milliseconds that a refusal stays
const TWICE = 350 // within this a second click is the same click
const SEEN = 1400 // milliseconds that a sign stays
const SAID = 4000 // and a phrase

export class TableSeat {
  table = $state.raw<TableShown | null>(null)
  view = $state.raw<View | null>(null)
  seat = $state<number | null>(null)
  line = $state<'on' | 'off' | 'ended'>('off')
  ended = $state('')
  deadline = $state<{ seat: number; at: number } | null>(null)
  log = $state.raw<Logged[]>([])
  refusal = $state<Refusal | null>(null)
  noticed = $state<{ by: number; seat: number } | null>(null)
  readonly bubbles = new Brief<string>()
  readonly signs = new Brief<Sign>()
  legal = $derived((this.view?.legal ?? []).map(readMove))
  phrases = $state.raw<string[]>([])
  waiting = $state(false)
  uno = $state(false)
  private link: Link
  private asked = ''
  private logged = 0
  readonly restored: number // what was logged before the page was loaded again
  private made = { verb: '', at: 0 }
  /** What just happened, for motion and sound. */
  happened: (events: GameEvent[], view: View) => void = () => {}

  /** With a seat's token, or as a spectator; ``watch``: which of two tables that one looks at. */
  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly watch = 0,
  ) {
    const kept = keptLog(id)
    this.log = kept.log.map((told) => ({ id: this.logged++, told }))
    this.restored = this.logged
    this.link = new Link(
      id,
      token,
      () => words.language,
      (message) => this.take(message),
      (line, reason) => {
        this.line = line
        this.ended = reason
      },
      watch,
      kept.last,
    )
  }

  get myTurn(): boolean {
    return this.view !== null && this.view.turn === this.seat && this.view.phase !== 'over'
  }

  get isHost(): boolean {
    return this.table !== null && this.seat !== null && this.table.host === this.seat
  }

  /** The table explains itself in the language that is spoken now. */
  speak(): void {
    this.refusal = null
    this.link.again()
  }

  close(): void {
    this.link.close()
  }

  // What the person does

  move(text: string): void {
    const { verb } = readMove(text)
    if (this.waiting || !this.view || (verb === this.made.verb && Date.now() - this.made.at < TWICE)) return
    this.made = { verb, at: Date.now() }
    this.refusal = null
    if (this.line === 'off') return this.refuse(say('page-lost')) // a move is never sent later
    this.waiting = true
    this.uno = false
    this.asked = this.link.ask({ type: 'move', number: this.view.number, move: text })
  }

  say(phrase: string): void {
    this.link.ask({ type: 'say', phrase })
  }

  back(): void {
    this.link.ask({ type: 'back' })
  }

  // What the table says

  private take(message: FromTable): void {
    this.hear(message)
    if (message.type !== 'done' && message.type !== 'refused')
      keepLog(
        this.id,
        message.number,
        this.log.map((one) => one.told),
      )
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case 'hello':
        return this.hello(message)
      case 'events':
        return this.events(message)
      case 'table':
        this.know(message.table)
        this.clock(message.clock)
        if (message.table.status === 'waiting') {
          this.view = null
          this.log = []
        }
        return
      case 'noticed':
        if (this.view?.table.includes(message.seat)) this.noticed = { by: message.by, seat: message.seat }
        this.know(message.table)
        return
      case 'said':
        this.note([message])
        return this.bubbles.show(
          message.seat,
          message.phrase ? say(`phrase-${message.phrase}`) : (message.text ?? ''),
          SAID,
        )
      case 'done':
      case 'refused':
        if (!message.id || message.id === this.asked) {
          this.waiting = false
          this.callLate()
        }
        if (message.type === 'refused') this.made.at = 0 // nothing was done that could be done twice
        if (message.type === 'refused' && message.code !== 'stale') this.refuse(message.message, message.rule)
    }
  }

  private refuse(message: string, rule = ''): void {
    this.refusal = { message, rule }
    setTimeout(() => this.refusal?.message === message && (this.refusal = null), EXPLAINED)
  }

  private hello(message: Hello): void {
    this.know(message.table)
    this.view = message.view
    this.seat = message.seat
    this.noticed = this.refusal = null
    if (this.token && message.seat !== null) keepToken(this.id, this.token) // only now is it known to be good
    this.phrases = message.phrases
    this.waiting = false
    this.clock(message.clock)
    for (const missed of message.missed ?? [])
      this.note([...(missed.events ?? []), ...(missed.said ? [missed.said] : [])])
  }

  private events(message: Events): void {
    this.happened(message.events, message.view) // while the page still shows where everything lay
    this.noticed = null
    if (message.view.turn === this.seat) this.refusal = null // what was too early then is not now
    this.view = message.view
    this.know(message.table)
    this.clock(message.clock)
    this.note(message.events)
    const signs = message.events.flatMap((event) => signOf(event) ?? [])
    for (const sign of signs.toReversed()) this.signs.show(sign.seat, sign, SEEN) // of several the first says why
    this.callLate()
  }

  /** UNO was called while the card was on its way: with the card it came too late, but it still counts. */
  private callLate(): void {
    if (!this.uno || this.waiting) return
    const late = this.legal.find((move) => move.verb === 'uno')
    if (late) this.move(late.text)
    else this.uno = this.legal.some((move) => move.uno)
  }

  private know(table: TableShown | null | undefined): void {
    if (!table) return
    this.table = table
    keepSeal(table)
  }

  private note(told: (GameEvent | Said)[]): void {
    this.log = [...this.log, ...told.map((one) => ({ id: this.logged++, told: one }))].slice(-LOGGED)
  }

  private clock(clock: Clock | null | undefined): void {
    this.deadline = clock ? { seat: clock.seat, at: Date.now() + clock.seconds * 1000 } : null
  }
}
