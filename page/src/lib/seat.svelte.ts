// Everything the page knows of the table it is at: what the server said last, and what came before in words.
import { keptToken } from './lobby'
import { Link } from './link'
import { type Move, readMove } from './moves'
import type { Clock, Events, FromTable, GameEvent, Hello, TableShown, View } from './protocol'
import { tell } from './telling'
import { say, words } from './words.svelte'

export interface Refusal {
  message: string
  rule: string
}

export interface RoundRow {
  points: number[]
  totals: number[]
  left: [number, string[]][]
}

const LOGGED = 200

export class TableSeat {
  table = $state.raw<TableShown | null>(null)
  view = $state.raw<View | null>(null)
  seat = $state<number | null>(null)
  line = $state<'on' | 'off' | 'ended'>('off')
  ended = $state('')
  deadline = $state<{ seat: number; at: number } | null>(null)
  log = $state.raw<string[]>([])
  refusal = $state<Refusal | null>(null)
  noticed = $state<{ by: number; seat: number } | null>(null)
  bubbles = $state<Record<number, string>>({})
  rounds = $state.raw<RoundRow[]>([])
  phrases = $state.raw<string[]>([])
  waiting = $state(false)
  uno = $state(false)
  readonly token: string | null
  private link: Link
  private asked = ''
  /** What just happened, for motion and sound. */
  happened: (events: GameEvent[], view: View) => void = () => {}

  constructor(readonly id: string) {
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
        this.table = message.table
        this.clock(message.clock)
        if (message.table.status === 'waiting') {
          this.view = null
          this.rounds = []
        }
        return
      case 'noticed':
        this.noticed = { by: message.by, seat: message.seat }
        if (message.table) this.table = message.table
        return
      case 'said':
        return this.bubble(message.seat, message.phrase ? say(`phrase-${message.phrase}`) : (message.text ?? ''))
      case 'done':
      case 'refused':
        if (message.id === this.asked) this.waiting = false
        if (message.type === 'refused' && message.code !== 'stale') {
          this.refusal = { message: message.message, rule: message.rule ?? '' }
        }
    }
  }

  private hello(message: Hello): void {
    this.table = message.table
    this.view = message.view
    this.seat = message.seat
    this.phrases = message.phrases
    this.waiting = false
    this.clock(message.clock)
    for (const missed of message.missed ?? []) this.note(missed.events ?? [])
  }

  private events(message: Events): void {
    this.noticed = null
    this.view = message.view
    if (message.table) this.table = message.table
    this.clock(message.clock)
    this.note(message.events)
    this.happened(message.events, message.view)
  }

  private note(events: GameEvent[]): void {
    const names = this.view?.names ?? []
    this.log = [...this.log, ...events.map((event) => tell(event, names))].slice(-LOGGED)
    const scored = events.find((event) => event.event === 'scored')
    if (scored) {
      const out = events.find((event) => event.event === 'out')
      this.rounds = [...this.rounds, { points: scored.points ?? [], totals: scored.totals ?? [], left: out?.left ?? [] }]
    }
  }

  private clock(clock: Clock | null | undefined): void {
    this.deadline = clock ? { seat: clock.seat, at: Date.now() + clock.seconds * 1000 } : null
  }

  private bubble(seat: number, text: string): void {
    this.bubbles[seat] = text
    setTimeout(() => {
      if (this.bubbles[seat] === text) delete this.bubbles[seat]
    }, 4000)
  }
}
