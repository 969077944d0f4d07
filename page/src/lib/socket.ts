// A table's WebSocket. It reconnects automatically and sends unanswered requests again with the same id.
import { getScores, getTable } from './api'
import {
  type Done,
  type Enter,
  FINAL_CLOSE_CODES,
  type FromGuest,
  type FromTable,
  type Hinted,
  NEWS_CODES,
  type Refused,
  type ScoresShown,
} from './protocol'
import { site } from './root'

export type Request = Exclude<FromGuest, Enter>
export type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

export type ConnectionState = 'open' | 'lost' | 'ended'

const SHORTEST_PAUSE = 200 // milliseconds between two attempts
const LONGEST_PAUSE = 4000
const ANSWER_TIMEOUT = 6000 // a connection that does not answer for so long is taken for lost

/** How a session speaks to its table: over a socket, or to a script on this page. */
export interface TableConnection {
  request(message: WithoutId<Request>): string
  scores(): Promise<Pick<ScoresShown, 'rounds' | 'wiped'>>
  reconnect(): void
  close(): void
}

export interface ConnectionOptions {
  table: string
  token: string | null // null for a spectator
  watch: number // which of two tables a spectator sees
  isTv?: boolean // who shows it to a room
  last: number | null // the number of the last message before the page was reloaded
  language: () => string
  onMessage: (message: FromTable) => void
  onStateChange: (state: ConnectionState, reason: string) => void
}

/** Whether a message answers a request of this page alone, instead of telling everyone what happened. */
export const isAnswer = (message: FromTable): message is Done | Refused | Hinted =>
  ['done', 'refused', 'hinted'].includes(message.type)

export class TableSocket implements TableConnection {
  private socket: WebSocket | null = null
  private unanswered = new Map<string, Request>()
  private pause = SHORTEST_PAUSE
  private closed = false
  private last: number | null

  constructor(private options: ConnectionOptions) {
    this.last = options.last
    this.connect()
  }

  private connect(): void {
    const { table, token, watch, isTv = false, language, onStateChange } = this.options
    const origin = site().replace('http', 'ws')
    const socket = new WebSocket(`${origin}/api/tables/${encodeURIComponent(table)}/socket`)
    this.socket = socket
    socket.onopen = () => {
      const enter: Enter = { type: 'enter', token, last: this.last, language: language(), watch, tv: isTv }
      socket.send(JSON.stringify(enter))
      for (const request of this.unanswered.values()) socket.send(JSON.stringify(request))
    }
    let greeted = false
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      if (!greeted) {
        greeted = true
        this.pause = SHORTEST_PAUSE
        onStateChange('open', '')
      }
      this.receive(JSON.parse(event.data as string) as FromTable)
    }
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      if (FINAL_CLOSE_CODES.includes(event.code)) return onStateChange('ended', event.reason)
      onStateChange('lost', event.reason)
      if (!greeted) void getTable(table).catch(() => undefined) // a browser does not tell why: the API does
      setTimeout(() => this.closed || this.connect(), this.pause)
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE)
    }
  }

  private receive(message: FromTable): void {
    if (!isAnswer(message)) this.last = message.number
    else if (message.id) this.unanswered.delete(message.id)
    else if (message.type === 'refused' && !NEWS_CODES.includes(message.code)) {
      this.unanswered.clear() // rate-limited before it was parsed, so the server cannot say which message it was
    }
    this.options.onMessage(message)
  }

  /** Send a request until it is answered, and return its id. */
  request(message: WithoutId<Request>): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const request = { ...message, id } as Request
    this.unanswered.set(id, request)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request))
    setTimeout(() => {
      if (!this.unanswered.has(id) || this.closed) return
      this.options.onStateChange('lost', '')
      this.reconnect()
    }, ANSWER_TIMEOUT)
    return id
  }

  scores(): Promise<ScoresShown> {
    return getScores(this.options.table)
  }

  /** Replace an open connection, for example to enter in another language. */
  reconnect(): void {
    const old = this.socket
    if (this.closed || old?.readyState !== WebSocket.OPEN) return
    this.connect()
    old.close()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}
