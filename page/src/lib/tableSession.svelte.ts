// One table as this page sees it: the latest view from the server, the log, and the moves that the person makes.
import { SvelteSet } from 'svelte/reactivity'
import { type Badge, badgeFor } from './badges'
import { startMatch } from './api'
import { keepStrength } from './bots'
import { keepDaily } from './daily'
import { locale, t } from './i18n.svelte'
import { parseMove } from './moves'
import { spokenText } from './narrate'
import { ShufflePartSender } from './shufflePartSender'
import { keepTag } from './person'
import {
  type Clock,
  type Events,
  type FromTable,
  type GameEvent,
  type Hello,
  type Hinted,
  NEWS_CODES,
  OPERATOR_CODES,
  type Said,
  type TableShown,
  type View,
} from './protocol'
import { type ConnectionOptions, type ConnectionState, type TableConnection, TableSocket, isAnswer } from './socket'
import { Shuffling, isReady } from './shuffling'
import { loadLog, saveLog, savePlace, saveToken } from './storage'
import { Transient } from './transient.svelte'

export interface Refusal {
  message: string
  rule: string
}

/** An event or a chat message, numbered in the order of arrival. It is narrated when it is shown. */
export interface LogEntry {
  id: number
  entry: GameEvent | Said
}

const LOG_LENGTH = 200
const REFUSAL_TIME = 8000 // milliseconds that a refusal stays
export const DOUBLE_CLICK_TIME = 350 // within this a second click counts as the same click
const BADGE_TIME = 1400
const BUBBLE_TIME = 4000
const READY_TIME = 3000 // to wait for everyone's part of the shuffle before a start

function lastCardsIn(log: LogEntry[]): Record<number, string> {
  let cards: Record<number, string> = {}
  for (const { entry } of log) {
    if ('type' in entry) continue
    if (entry.event === 'dealt' || entry.event === 'taken_back') cards = {}
    if (entry.event === 'played' || entry.event === 'discarded') cards[entry.seat] = entry.card
  }
  return cards
}

/**
 * Owns the socket, the log and the pending move of one seat, or of a spectator. App, SharedDevice and ScriptedTable
 * make it; App and SharedDevice `close` it. Components read it and call its methods. They set none of its fields but
 * `isUnoArmed`, `onEvents`, `operatorMessage` and `unseen`; SharedDevice sets `onChange`, and a puzzle `hint`. A move
 * is never queued while the connection is lost: it is refused.
 */
export class TableSession {
  table = $state.raw<TableShown | null>(null)
  view = $state.raw<View | null>(null)
  seat = $state<number | null>(null)
  connection = $state<ConnectionState>('lost')
  endReason = $state('') // why the server ended the connection for good
  deadline = $state<{ seat: number; at: number } | null>(null)
  roundEnds = $state(0) // when the time of a tournament's round is up, by this device's clock; 0: there is no limit
  log = $state.raw<LogEntry[]>([])
  refusal = $state<Refusal | null>(null)
  operatorMessage = $state('') // until it is dismissed
  noticed = $state<{ by: number; seat: number } | null>(null) // who noticed whose missing UNO
  readonly bubbles = new Transient<string>()
  readonly muted = new SvelteSet<string>() // names of people
  latestSaid = $state.raw<Said | null>(null)
  readonly badges = new Transient<Badge>()
  legal = $derived((this.view?.legal ?? []).map(parseMove))
  /** The last card of each player in this round. */
  lastCards = $derived(lastCardsIn(this.log))
  phrases = $state.raw<string[]>([])
  reactions = $state.raw<string[]>([])
  isStarting = $state(false) // this page is about to start the match
  isMovePending = $state(false)
  isUnoArmed = $state(false) // the next card is played with a call of UNO
  restoredCount: number // log entries from before the page was loaded
  hint = $state.raw<Hinted | null>(null) // for the position that is shown
  fresh = $state.raw<string[]>([]) // the cards that this player drew last, until the next turn
  /** Called before a new view is shown, for animation and sound. */
  onEvents: ((events: GameEvent[], view: View) => void) | null = null
  /** Called after every message and change of the connection. */
  onChange: (() => void) | null = null
  unseen: GameEvent[] = [] // what happened before anyone called for it: the first deal
  private readonly logKey: string // what a seat has seen is not for those who watch in the same tab later
  private socket: TableConnection
  private moveId = ''
  private hintId = ''
  private shuffling = new Shuffling()
  private parts = new ShufflePartSender(
    (part) => this.socket.request(part),
    // A part belongs to one state of the table: it is sent again only while this text stays the same.
    () => `${this.table?.status} ${this.table?.commitment} ${this.connection === 'ended'}`,
  )
  private nextLogId = 0
  private lastMove = { verb: '', at: 0 }

  /** With a seat's token, or as a spectator of one of the tables (`watch`). A script can stand in for the server. */
  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly watch = 0,
    connect: (options: ConnectionOptions) => TableConnection = (options) => new TableSocket(options),
  ) {
    this.logKey = token ? `${id}#${token}` : `${id}/${watch}`
    const { last, log } = loadLog(this.logKey)
    this.log = log.map((entry) => ({ id: this.nextLogId++, entry }))
    this.restoredCount = this.nextLogId
    this.socket = connect({
      table: id,
      token,
      watch,
      last,
      language: () => locale.language,
      onMessage: (message) => this.receive(message),
      onStateChange: (state, reason) => {
        this.connection = state
        this.endReason = reason
        this.onChange?.()
      },
    })
  }

  get isMyTurn(): boolean {
    const { view, table, seat } = this
    return view !== null && view.turn === seat && view.phase !== 'over' && !table?.called?.length
  }

  get isHost(): boolean {
    return this.table !== null && this.seat !== null && this.table.host === this.seat
  }

  /** The match has been started, here or by agreement, and the cards are being shuffled. */
  get isShuffling(): boolean {
    return this.isStarting || this.table?.status === 'starting' || this.table?.begins === true
  }

  /** This person came during the match and is dealt in at the next. */
  get waitsForNextMatch(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.next_match === true
  }

  /** Enter again, so that the server explains refusals in the current language. */
  updateLanguage(): void {
    this.refusal = null
    this.socket.reconnect()
  }

  close(): void {
    this.socket.close()
  }

  /** The points of the rounds so far. */
  scores(): ReturnType<TableConnection['scores']> {
    return this.socket.scores()
  }

  // What the person does

  move(text: string): void {
    const { verb } = parseMove(text)
    const isDoubleClick = verb === this.lastMove.verb && Date.now() - this.lastMove.at < DOUBLE_CLICK_TIME
    if (this.isMovePending || !this.view || isDoubleClick) return
    this.lastMove = { verb, at: Date.now() }
    this.refusal = null
    if (this.connection === 'lost') return this.refuse(t('page-lost')) // a move is never sent later
    this.isMovePending = true
    this.isUnoArmed = false
    this.moveId = this.socket.request({ type: 'move', number: this.view.number, move: text })
  }

  /** Whether there is something to decide and the table helps. */
  get canAskHint(): boolean {
    return this.table?.hints === true && this.legal.length > 0 && this.view?.round_over === false
  }

  askHint(): void {
    if (this.canAskHint && this.view && !this.hintId)
      this.hintId = this.socket.request({ type: 'hint', number: this.view.number })
  }

  /** Alone against bots: return to before this person's last decision. */
  takeBack(): void {
    if (!this.table?.take_back || !this.view || this.isMovePending) return
    if (this.connection === 'lost') return this.refuse(t('page-lost'))
    this.isMovePending = true
    this.isUnoArmed = false
    this.lastMove.at = 0 // the same move may follow at once
    this.moveId = this.socket.request({ type: 'takeback', number: this.view.number })
  }

  /** Say a phrase, a reaction or a text to everyone. It may be aimed at a seat. */
  say(words: { phrase: string; to?: number } | { text: string }): void {
    this.socket.request({ type: 'say', ...words })
  }

  /** Hear no more of someone, or hear them again. This device alone knows. */
  toggleMuted(name: string): void {
    if (!this.muted.delete(name)) this.muted.add(name)
  }

  /** Take the seat back from the bot that stands in. */
  comeBack(): void {
    this.socket.request({ type: 'back' })
  }

  /** Vote to remove someone from the match. */
  voteOut(seat: number): void {
    this.socket.request({ type: 'vote', seat })
  }

  /** Propose another match, or agree to it. */
  playAgain(): void {
    this.socket.request({ type: 'again' })
  }

  /** Start the match as soon as everyone has a part in the shuffle, or after a while: someone may be away. */
  async start(): Promise<void> {
    if (this.isStarting || !this.token) return
    this.isStarting = true
    try {
      const end = Date.now() + READY_TIME
      while (!(this.table && isReady(this.table)) && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 30))
      await startMatch(this.id, this.token)
    } finally {
      this.isStarting = false
    }
  }

  // What the server sends

  private receive(message: FromTable): void {
    this.apply(message)
    this.onChange?.()
    if (isAnswer(message)) return
    saveLog(
      this.logKey,
      message.number,
      this.log.map(({ entry }) => entry),
    )
  }

  private apply(message: FromTable): void {
    switch (message.type) {
      case 'hello':
        return this.applyHello(message)
      case 'events':
        return this.applyEvents(message)
      case 'table':
        this.updateTable(message.table)
        this.updateClock(message.clock)
        if (message.table.status === 'waiting') {
          this.view = null
          this.log = []
        }
        return
      case 'noticed':
        if (this.view?.table.includes(message.seat)) this.noticed = { by: message.by, seat: message.seat }
        this.updateTable(message.table)
        return
      case 'said':
        if (this.muted.has(this.table?.seats[message.seat]?.name ?? '')) return
        this.appendLog([message])
        this.latestSaid = message
        return this.bubbles.show(message.seat, spokenText(message), BUBBLE_TIME)
      case 'hinted':
        if (message.id === this.hintId) this.hint = message
        return
      case 'done':
      case 'refused':
        if (message.id === this.hintId) this.hintId = ''
        if (this.parts.settle(message)) return // if it came too late, the table says who is left out
        // Without an id it concerns every request, but for news, after which each gets an answer of its own.
        if (
          message.id ? message.id === this.moveId : message.type === 'refused' && !NEWS_CODES.includes(message.code)
        ) {
          this.isMovePending = false
          this.callUnoLate()
        }
        if (message.type === 'refused') this.lastMove.at = 0 // nothing was done that could be done twice
        if (message.type !== 'refused' || message.code === 'stale') return
        if (!message.id && OPERATOR_CODES.includes(message.code)) this.operatorMessage = message.message
        else this.refuse(message.message, message.rule)
    }
  }

  private refuse(message: string, rule = ''): void {
    this.refusal = { message, rule }
    setTimeout(() => this.refusal?.message === message && (this.refusal = null), REFUSAL_TIME)
  }

  private applyHello(message: Hello): void {
    this.seat = message.seat
    this.updateTable(message.table, true)
    this.view = message.view
    this.roundEnds = typeof message.ends_in === 'number' ? Date.now() + message.ends_in * 1000 : 0
    this.noticed = this.refusal = null
    this.forgetHint()
    if (this.token && message.seat !== null) {
      saveToken(this.id, this.token) // the server has accepted it
      savePlace(this.id, message.seat)
    }
    this.fresh = message.view?.drawn ? [message.view.drawn] : []
    this.phrases = message.phrases
    this.reactions = message.reactions ?? []
    this.isMovePending = false
    this.updateClock(message.clock)
    if (message.lost) this.refuse(t('server-lost', { count: message.lost }))
    if (!message.missed) this.log = [] // it begins here, with the latest of this match
    for (const missed of message.missed ?? message.recent ?? [])
      this.appendLog([...(missed.events ?? []), ...(missed.said ? [missed.said] : [])])
    if (!message.missed) this.restoredCount = this.nextLogId
  }

  private applyEvents(message: Events): void {
    if (this.onEvents)
      this.onEvents(message.events, message.view) // while the page still shows the old positions
    else this.unseen = [...this.unseen, ...message.events]
    this.updateFresh(message)
    this.noticed = null
    if (message.view.turn === this.seat) this.refusal = null // a move that was too early may be legal now
    this.view = message.view
    this.forgetHint()
    this.updateTable(message.table)
    this.updateClock(message.clock)
    this.appendLog(message.events)
    const badges = message.events.flatMap((event) => badgeFor(event) ?? [])
    for (const badge of badges.toReversed()) this.badges.show(badge.seat, badge, BADGE_TIME) // the first one stays
    this.callUnoLate()
  }

  /** It was about another position. */
  private forgetHint(): void {
    this.hint = null
    this.hintId = ''
  }

  private updateFresh({ events, view }: Events): void {
    const mine = events.filter((event) => 'seat' in event && event.seat === this.seat)
    const drawn = mine.flatMap((event) => (event.event === 'drew' ? (event.cards ?? []) : []))
    if (drawn.length) this.fresh = drawn
    else if (view.turn === this.seat || mine.some((event) => event.event === 'played')) this.fresh = []
  }

  /** Call UNO now if the button was pressed after the card was sent: the call still counts. */
  private callUnoLate(): void {
    if (!this.isUnoArmed || this.isMovePending) return
    const call = this.legal.find((move) => move.verb === 'uno')
    if (call) this.move(call.text)
    else this.isUnoArmed = this.legal.some((move) => move.uno)
  }

  private updateTable(table: TableShown | null | undefined, isEntering = false): void {
    if (!table) return
    const part = this.shuffling.answer(this.seat, table, isEntering) // it notes what a screen may show
    this.table = table
    if (this.isHost) keepStrength(table.seats)
    if (this.seat !== null) {
      keepDaily(table)
      keepTag(table.seats[this.seat]?.tag ?? '')
    }
    if (part) this.parts.send(part)
  }

  private appendLog(entries: (GameEvent | Said)[]): void {
    const numbered = entries.map((entry) => ({ id: this.nextLogId++, entry }))
    this.log = [...this.log, ...numbered].slice(-LOG_LENGTH)
  }

  private updateClock(clock: Clock | null | undefined): void {
    this.deadline = clock ? { seat: clock.seat, at: Date.now() + clock.seconds * 1000 } : null
  }
}
