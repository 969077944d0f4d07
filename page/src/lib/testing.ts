// For tests, which run without a browser: what the page's logic asks of one. Import it before everything else.

class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number; reason: string }): void => {}

  constructor(readonly address: string) {
    Socket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  // What the other side does

  open(): void {
    this.readyState = Socket.OPEN
    this.onopen()
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  break(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose({ code, reason })
  }
}

export const sockets = Socket.made
export const latest = (): Socket => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('nobody has called yet')
  return socket
}

Object.assign(globalThis, { WebSocket: Socket, location: { origin: 'http://table' } })
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  }
  Object.defineProperty(globalThis, name, { value: storage })
}
Object.defineProperty(globalThis, 'document', { value: { documentElement: {} } })
