// A tournament as this device sees it: asked for again and again, with a clock that follows the server's.
import type { ApiError } from './api'
import type { OwnPlace, TournamentPerson, TournamentShown, TournamentTable } from './protocol'
import { poll } from './polling'
import { loadTournamentToken, saveTournamentToken } from './storage'
import { askForNews } from './tournamentApi'

const ASK_TIME = 2500 // milliseconds between two questions
const SKEW = 2000 // milliseconds by which two clocks may well differ: a header tells whole seconds

export class TournamentWatch {
  shown = $state.raw<TournamentShown | null>(null)
  missing = $state.raw<ApiError | null>(null) // there is no such tournament
  token = $state<string | null>(null)
  private now = $state(Date.now())
  private skew = 0
  private tag = ''

  constructor(readonly id: string) {
    this.token = loadTournamentToken(id)
  }

  /** Ask and tick until the returned function is called. */
  follow(): () => void {
    const stopAsking = poll(() => this.ask(), ASK_TIME)
    const timer = setInterval(() => (this.now = Date.now()), 250)
    return () => {
      stopAsking()
      clearInterval(timer)
    }
  }

  async ask(): Promise<void> {
    const { missing, shown, tag, serverTime } = await askForNews(this.id, this.token, this.tag)
    this.missing = missing
    if (Math.abs(serverTime - Date.now() - this.skew) > SKEW) this.skew = serverTime - Date.now()
    if (shown) this.take(shown, tag)
  }

  take(shown: TournamentShown, tag = ''): void {
    this.shown = shown
    this.tag = tag
  }

  /** This device has a token now: it opened the tournament, joined it, or followed a personal link. */
  enter(token: string): void {
    saveTournamentToken(this.id, token)
    this.token = token
    this.tag = ''
  }

  get you(): OwnPlace | null {
    return this.shown?.you ?? null
  }

  /** The line of this person in the standings. */
  get own(): TournamentPerson | null {
    return this.shown?.standings.find(({ person }) => person === this.you?.person) ?? null
  }

  get tables(): TournamentTable[] {
    return this.shown?.rounds.at(-1)?.tables ?? []
  }

  get byes(): number[] {
    return this.shown?.rounds.at(-1)?.byes ?? []
  }

  /** This person's table in this round, while it has no result. */
  get ownTable(): TournamentTable | null {
    return this.tables.find(({ id, points }) => id === this.you?.table && !points) ?? null
  }

  get isPresent(): boolean {
    return this.own !== null && !this.own.left
  }

  /** Whether someone who comes now still plays. */
  get canJoin(): boolean {
    return this.shown !== null && this.shown.status !== 'over' && this.shown.rounds.length < this.shown.planned
  }

  get people(): TournamentPerson[] {
    return this.shown?.standings.filter(({ left }) => !left) ?? []
  }

  nameOf(person: number): string {
    return this.shown?.standings.find((one) => one.person === person)?.name ?? ''
  }

  /** Seconds until a time of the server, which is in seconds since 1970. */
  secondsTo(time: number): number {
    return time - (this.now + this.skew) / 1000
  }
}
