// Sends this device's parts of the shuffles, and sends them again if the server could not take them.
import type { Done, Refused } from './protocol'
import type { Part } from './shuffling'

const AGAIN = ['busy', 'too-fast'] // the codes that refuse a message without a decision
const PAUSE = 1000 // milliseconds before it is sent again

export class ShufflePartSender {
  private unanswered: { id: string; part: Part }[] = []

  /** `request` sends a message and returns its id. When `stateOf` gives something else, the table has gone on. */
  constructor(
    private request: (part: Part) => string,
    private stateOf: () => string,
  ) {}

  send(part: Part): void {
    this.unanswered.push({ id: this.request(part), part })
  }

  /** Whether this is the answer to a part. A refusal that has no id and is not about an outage concerns all. */
  settle(message: Done | Refused): boolean {
    const code = message.type === 'refused' ? message.code : ''
    const isForAll = !message.id && code === 'too-fast'
    const settled = this.unanswered.filter(({ id }) => isForAll || id === message.id)
    this.unanswered = this.unanswered.filter((one) => !settled.includes(one))
    if (AGAIN.includes(code)) for (const { part } of settled) this.sendLater(part)
    return settled.length > 0 && !isForAll
  }

  private sendLater(part: Part): void {
    const state = this.stateOf()
    setTimeout(() => this.stateOf() === state && this.send(part), PAUSE)
  }
}
