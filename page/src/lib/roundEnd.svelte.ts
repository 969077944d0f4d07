// The end of a round on a screen: its last card is seen before the scores.
import { motionEnabled } from './motion'
import type { TableSession } from './tableSession.svelte'

const LAST_CARD_TIME = 1600 // milliseconds

export class RoundEnd {
  showScores = $state(false)

  /** Create it while a component is created. */
  constructor(session: () => TableSession) {
    let sawRound = false // the round was played while this screen was open
    const isOver = $derived(session().view?.round_over ?? false)
    $effect(() => {
      if (!isOver) {
        sawRound = true
        return
      }
      const timer = setTimeout(() => (this.showScores = true), sawRound && motionEnabled() ? LAST_CARD_TIME : 0)
      return () => {
        clearTimeout(timer)
        this.showScores = false
      }
    })
  }
}
