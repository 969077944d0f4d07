// A device that people pass round: it has several seats at a table, and shows the hand of its holder, or none.
import { SvelteMap } from 'svelte/reactivity'
import type { Move } from './moves'
import type { View } from './protocol'
import { formatOf } from './rules'
import { DOUBLE_CLICK_TIME, TableSession } from './tableSession.svelte'

/** A move that someone can make without seeing a hand. */
export interface Reaction {
  session: TableSession
  move: Move
}

/** The only one of these with a hand, if every view says so: while they hold the device, they need not hide it. */
function onlyHand(sessions: TableSession[]): TableSession | null {
  if (sessions.length === 1) return sessions[0] ?? null // the others have left
  const withHand = (view: View | null): TableSession[] =>
    view && !view.round_over && formatOf(view.rules).tables === 1
      ? sessions.filter(({ seat }) => seat === null || view.table.includes(seat)) // null: not known yet
      : []
  const [only, ...others] = new Set(sessions.flatMap(({ view }) => withHand(view)))
  return only && !others.length && sessions.every(({ view }) => withHand(view).length) ? only : null
}

export class SharedDevice {
  readonly spectator: TableSession // what everyone may see
  sessions = $state.raw<TableSession[]>([])
  /** Who said that they hold the device. No other hand is shown, and none opens automatically. */
  holder = $state.raw<TableSession | null>(null)
  private holdsAt = -1 // the position in which they said so
  private wasOnly = false // theirs was the only hand since
  private coveredAt = 0
  private told = new SvelteMap<TableSession, number>() // the last entry of the log when they covered their hand
  /** Whom the table waits for, if they are here. */
  asked = $derived(this.sessions.find((session) => session.isMyTurn) ?? null)
  /** Who speaks for the device where it does not matter who holds it. */
  current = $derived(this.asked ?? this.host ?? this.sessions[0] ?? null)
  private only = $derived(onlyHand(this.sessions))
  ended = $derived(this.sessions.find(({ connection }) => connection === 'ended') ?? null)

  constructor(
    readonly id: string,
    sessions: TableSession[],
  ) {
    this.spectator = new TableSession(id, null)
    for (const session of sessions) this.add(session)
  }

  get host(): TableSession | undefined {
    return this.sessions.find(({ isHost }) => isHost)
  }

  /** Whether someone else here would see the hand. */
  get canCover(): boolean {
    return this.holder !== null && !this.only
  }

  add(session: TableSession): void {
    session.onChange = () => this.check()
    this.sessions = [...this.sessions, session]
  }

  drop(session: TableSession): void {
    session.close()
    this.sessions = this.sessions.filter((other) => other !== session)
    if (this.holder === session) this.cover()
  }

  updateLanguage(): void {
    for (const session of [this.spectator, ...this.sessions]) session.updateLanguage()
  }

  close(): void {
    for (const session of [this.spectator, ...this.sessions]) session.close()
  }

  /**
   * Someone says that they hold the device: their hand is shown until their turn is over, or until they cover it. The
   * only hand stays until there is another.
   */
  hold(session: TableSession): void {
    if (this.isDoubleClick()) return
    session.unseen = [] // they have seen it on the cover
    this.holdsAt = session.view?.number ?? -1
    this.wasOnly = false
    this.holder = session
  }

  cover(): void {
    if (this.holder) this.told.set(this.holder, this.spectator.log.at(-1)?.id ?? -1)
    this.holder = null
    this.coveredAt = Date.now()
  }

  /** In the same task in which a message arrives: no frame shows a hand after its turn. */
  private check(): void {
    const { holder, only } = this
    if (!holder) return
    if (holder === only) this.wasOnly = true
    else if (this.wasOnly || (!holder.isMyTurn && holder.view?.number !== this.holdsAt)) this.cover()
  }

  /** Late calls of UNO, and players who can be caught: by the player who is asked, or else by anyone here. */
  get reactions(): Reaction[] {
    const inOrder = this.asked ? [this.asked, ...this.sessions] : this.sessions
    const all = inOrder.flatMap((session) => session.legal.map((move) => ({ session, move })))
    const about = ({ verb, seat, what }: Move): string => `${verb} ${verb === 'uno' ? seat : what}`
    return all
      .filter(({ move }) => ['uno', 'catch'].includes(move.verb))
      .filter((one, i, some) => some.findIndex(({ move }) => about(move) === about(one.move)) === i)
  }

  react({ session, move }: Reaction): void {
    if (!this.isDoubleClick()) session.move(move.text)
  }

  /** The last entry of the log that this person, or the last holder of the device, has seen. */
  toldUntil(session: TableSession | null): number {
    return (session ? this.told.get(session) : Math.max(-1, ...this.told.values())) ?? -1
  }

  /** The second click is still meant for the hand that is covered now. */
  private isDoubleClick(): boolean {
    return Date.now() - this.coveredAt < DOUBLE_CLICK_TIME
  }
}
