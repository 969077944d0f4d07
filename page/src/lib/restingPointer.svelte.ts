// A pointer that rests disappears, as in films.

const REST_TIME = 3000 // milliseconds

export class RestingPointer {
  rests = $state(false)

  /** Create it while a component is created. */
  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wake = (): void => {
        clearTimeout(timer)
        this.rests = false
        timer = setTimeout(() => (this.rests = true), REST_TIME)
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
