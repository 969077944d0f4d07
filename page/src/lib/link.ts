// A table's socket that comes back by itself. What was asked and not answered is asked again with the same id.
import type { FromTable } from './protocol'

type Asked = { id: string } & Record<string, unknown>

const FINAL = new Set([4400, 4401, 4403, 4404])
const SHORTEST = 200 // milliseconds between two tries
const DEAD = 6000 // a line that does not answer for so long is no line

export class Link {
  private socket: WebSocket | null = null
  private pending = new Map<string, Asked>()
  private pause = SHORTEST
  private closed = false

  constructor(
    private table: string,
    private token: string | null,
    private language: () => string,
    private take: (message: FromTable) => void,
    private line: (state: 'on' | 'off' | 'ended', reason: string) => void,
    private watch = 0,
    private last: number | null = null,
  ) {
    this.connect()
  }

  private connect(): void {
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/api/tables/${encodeURIComponent(this.table)}/socket`,
    )
    this.socket = socket
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: 'enter',
          token: this.token,
          last: this.last,
          language: this.language(),
          watch: this.watch,
        }),
      )
      for (const message of this.pending.values()) socket.send(JSON.stringify(message))
    }
    let greeted = false
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      if (!greeted) {
        greeted = true
        this.pause = SHORTEST
        this.line('on', '')
      }
      this.hear(JSON.parse(event.data as string) as FromTable)
    }
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      if (FINAL.has(event.code)) return this.line('ended', event.reason)
      this.line('off', event.reason)
      setTimeout(() => this.closed || this.connect(), this.pause)
      this.pause = Math.min(2 * this.pause, 4000)
    }
  }

  private hear(message: FromTable): void {
    if (message.type !== 'done' && message.type !== 'refused') this.last = message.number
    else if (message.id) this.pending.delete(message.id)
    else this.pending.clear() // one too many: it was not read, so the server cannot say which it was
    this.take(message)
  }

  ask(message: Record<string, unknown>): string {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const asked: Asked = { ...message, id }
    this.pending.set(id, asked)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asked))
    setTimeout(() => {
      if (!this.pending.has(id) || this.closed) return
      this.line('off', '')
      this.again()
    }, DEAD)
    return id
  }

  /** Anew, where the table has to know something else of this guest: the language. */
  again(): void {
    const before = this.socket
    if (this.closed || before?.readyState !== WebSocket.OPEN) return
    this.connect()
    before.close()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}
