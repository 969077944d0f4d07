// Everything the page knows of the table it is at: what the server said last, and what came before in words.
import { keepSeal, keptToken } from './lobby'
import { Link } from './link'
import { type Move, readMove } from './moves'
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
  bubbles = $state<Record<number, string>>({})
  signs = $state<Record<number, Sign>>({})
  phrases = $state.raw<string[]>([])
  waiting = $state(false)
  uno = $state(false)
  readonly token: string | null
  private link: Link
  private asked = ''
  private logged = 0
  /** What just happened, for motion and sound. */
  happened: (events: GameEvent[], view: View) => void = () => {}

  /** ``watch``: which of two tables a spectator looks at. */
  constructor(
    readonly id: string,
    readonly watch = 0,
  ) {
    this.token = keptToken(id)
    this.link = new Link(
      id,
      this.token,
      () => words.language,
      (message) => this.take(message),
      (line, reason) => {
        this.line = line
        this.ended = reason
      },
      watch,
    )
  }

  get legal(): Move[] {
    return (this.view?.legal ?? []).map(readMove)
  }

  get myTurn(): boolean {
    return this.view !== null && this.view.turn === this.seat && this.view.phase !== 'over'
  }

  get isHost(): boolean {
    return this.table !== null && this.seat !== null && this.table.host === this.seat
  }

  /** The table explains itself in the language that is spoken now. */
  speak(): void {
    this.link.again()
  }

  close(): void {
    this.link.close()
  }

  // What the person does

  move(text: string): void {
    if (this.waiting || !this.view) return
    this.waiting = true
    this.uno = false
    this.refusal = null
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
    switch (message.type) {
      case 'hello':
        return this.hello(message)
      case 'events':
        return this.events(message)
      case 'table':
        this.know(message.table)
        this.clock(message.clock)
        if (message.table.status === 'waiting') this.view = null
        return
      case 'noticed':
        this.noticed = { by: message.by, seat: message.seat }
        this.know(message.table)
        return
      case 'said':
        this.note([message])
        return show(this.bubbles, message.seat, message.phrase ? say(`phrase-${message.phrase}`) : (message.text ?? ''), SAID)
      case 'done':
      case 'refused':
        if (!message.id || message.id === this.asked) this.waiting = false
        if (message.type === 'refused' && message.code !== 'stale') {
          this.refusal = { message: message.message, rule: message.rule ?? '' }
        }
    }
  }

  private hello(message: Hello): void {
    this.know(message.table)
    this.view = message.view
    this.seat = message.seat
    this.phrases = message.phrases
    this.waiting = false
    this.clock(message.clock)
    for (const missed of message.missed ?? []) this.note([...(missed.events ?? []), ...(missed.said ? [missed.said] : [])])
  }

  private events(message: Events): void {
    this.happened(message.events, message.view) // while the page still shows where everything lay
    this.noticed = null
    this.view = message.view
    this.know(message.table)
    this.clock(message.clock)
    this.note(message.events)
    for (const event of message.events) {
      const sign = signOf(event)
      if (sign) show(this.signs, sign.seat, sign, SEEN)
    }
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

/** For a while, unless something newer takes its place. */
function show<T>(shown: Record<number, T>, seat: number, what: T, time: number): void {
  shown[seat] = what
  const mine = shown[seat]
  setTimeout(() => {
    if (shown[seat] === mine) delete shown[seat]
  }, time)
}
