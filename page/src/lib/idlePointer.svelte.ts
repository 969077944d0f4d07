// An idle pointer disappears, as in films.

const IDLE_TIME = 3000 // milliseconds

export class IdlePointer {
  isIdle = $state(false)

  /** Create it while a component is created. */
  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wake = (): void => {
        clearTimeout(timer)
        this.isIdle = false
        timer = setTimeout(() => (this.isIdle = true), IDLE_TIME)
      }
      wake()
      window.addEventListener('pointermove', wake)
      return () => {
        clearTimeout(timer)
        window.removeEventListener('pointermove', wake)
      }
    })
  }
}
