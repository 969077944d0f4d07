// A table that a script on this page plays instead of a server: its session hears the same messages, so the screen of
// a table shows it unchanged. The script is handed every move of the person.
import type { FromTable, GameEvent, Hinted, SeatShown, Settings, TableShown, View } from './protocol'
import type { ConnectionOptions, Request, TableConnection, WithoutId } from './socket'
import { TableSession } from './tableSession.svelte'

/** What is given to a script in place of the network: it has no host, so nothing is dealt, said or rated. */
export interface Script {
  bots?: (string | null)[] // the level or the character of each seat; null: a person
  /** A move of the person, legal or not. It waits for an answer: `play`, `show`, `refuse` or `ignore`. */
  onMove: (move: string) => void
  /** What to do now, for a person who asks; without it nobody can ask. */
  onHint?: () => Pick<Hinted, 'move' | 'chances' | 'why'> | null
}

const SETTINGS: Settings = {
  rules: 'classic',
  players: 2,
  turn_seconds: 0,
  uno_grace: 0,
  away_seconds: 0,
  pause_seconds: 0,
  bot_pace: 1,
  spectators: false,
  listed: false,
  chat: false,
  hints: true,
  latecomers: false,
  language: '',
  quick: false,
}

export class ScriptedTable {
  readonly session: TableSession
  private options!: ConnectionOptions
  private pending = '' // the move that waits for an answer
  private number = 0 // of the last message
  private requests = 0
  private rounds: number[][] = []

  constructor(
    id: string,
    private script: Script,
  ) {
    this.session = new TableSession(id, null, 0, (options) => this.connect(options))
  }

  /** Show a position as it is, as if the page had just been opened on it. `recent` begins the log. */
  show(view: View, recent: GameEvent[] = []): void {
    this.options.onStateChange('open', '')
    this.rounds = pointsIn(recent)
    this.send({
      type: 'hello',
      protocol: 1,
      seat: view.seat,
      number: ++this.number,
      table: this.tableOf(view),
      view,
      phrases: [],
      recent: [{ number: this.number, events: recent }],
    })
    this.pending = ''
  }

  /** Play what happened, and show the position after it: cards fly, sounds are heard, and the log goes on. */
  play(events: GameEvent[], view: View): void {
    this.rounds.push(...pointsIn(events))
    this.send({ type: 'events', number: ++this.number, events, view })
    this.ignore()
  }

  /** Answer the person's move with the reason why it is not made. */
  refuse(message: string, rule = ''): void {
    const id = this.pending
    this.pending = ''
    this.send({ type: 'refused', id, code: 'illegal', message, rule })
  }

  /** Answer the person's move, and let nothing happen. */
  ignore(): void {
    if (this.pending) this.send({ type: 'done', id: this.pending, number: this.number })
    this.pending = ''
  }

  private connect(options: ConnectionOptions): TableConnection {
    this.options = options
    return {
      request: (message) => this.request(message),
      scores: () => Promise.resolve({ rounds: this.rounds, wiped: 0 }),
      reconnect: () => {},
      close: () => {},
    }
  }

  /** The answer comes later, as from a server: the session does not know the id yet. */
  private request(message: WithoutId<Request>): string {
    const id = String(++this.requests)
    queueMicrotask(() => {
      if (message.type === 'hint') return this.answerHint(id)
      if (message.type !== 'move') return this.send({ type: 'done', id, number: this.number })
      this.pending = id
      this.script.onMove(message.move)
    })
    return id
  }

  private answerHint(id: string): void {
    const hint = this.script.onHint?.()
    if (hint) this.send({ type: 'hinted', id, ...hint })
    this.send({ type: 'done', id, number: this.number })
  }

  private send(message: FromTable): void {
    this.options.onMessage(message)
  }

  private tableOf(view: View): TableShown {
    return {
      id: this.session.id,
      settings: { ...SETTINGS, rules: view.rules, players: view.names.length },
      status: 'playing',
      host: null,
      seats: view.names.map((name, seat) => this.seatOf(name, seat)),
      match: 0,
      commitment: view.commitment,
      winners: view.winners,
      number: this.number,
      code: '',
      rated: null,
      again: [],
      hints: this.script.onHint !== undefined,
      take_back: false,
      daily: '',
      tournament: '',
      called: [],
      ranked: true,
      points: null,
      begins: false,
      tv: false,
    }
  }

  private seatOf(name: string, seat: number): SeatShown {
    const bot = this.script.bots?.[seat] ?? null
    const rest = { stood_in: false, tag: '', votes: [], hash: '', left_out: false, next_match: false }
    return { seat, name, bot, online: true, ...rest }
  }
}

const pointsIn = (events: GameEvent[]): number[][] =>
  events.flatMap((event) => (event.event === 'scored' ? [event.points] : []))
