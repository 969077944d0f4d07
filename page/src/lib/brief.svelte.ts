// What is shown for a moment beside a player.

export class Brief<T> {
  at = $state<Record<number, T>>({})
  private timers: Record<number, ReturnType<typeof setTimeout>> = {}

  show(seat: number, what: T, time: number): void {
    clearTimeout(this.timers[seat])
    this.at[seat] = what
    this.timers[seat] = setTimeout(() => delete this.at[seat], time)
  }
}
