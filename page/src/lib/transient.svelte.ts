// Values that are shown next to a player for a moment, one for each seat.

export class Transient<T> {
  bySeat = $state<Record<number, T>>({})
  private timers: Record<number, ReturnType<typeof setTimeout>> = {}

  show(seat: number, value: T, milliseconds: number): void {
    clearTimeout(this.timers[seat])
    this.bySeat[seat] = value
    this.timers[seat] = setTimeout(() => delete this.bySeat[seat], milliseconds)
  }
}
