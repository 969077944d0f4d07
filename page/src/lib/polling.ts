// Asks again and again while someone looks at the page.

/** Ask now, and again so long after each answer, but not while the page is hidden. Returns what ends it. */
export function poll(ask: () => Promise<unknown>, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0 // of the answer that is waited for; what came before does not go on

  async function run(): Promise<void> {
    clearTimeout(timer)
    const mine = ++turn
    if (document.hidden) return
    await ask().catch(() => undefined) // the next one may succeed
    if (mine === turn) timer = setTimeout(() => void run(), milliseconds)
  }

  const look = (): void => void run()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    turn++
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
