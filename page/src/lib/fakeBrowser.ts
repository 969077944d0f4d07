// For tests, which run without a browser: a fake WebSocket and fake storage. Import it before everything else.

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number; reason: string }): void => {}

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  break(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose({ code, reason })
  }
}

export const sockets = FakeSocket.all
export const latestSocket = (): FakeSocket => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}

Object.assign(globalThis, { WebSocket: FakeSocket, location: { origin: 'http://table' } })
for (const name of ['localStorage', 'sessionStorage']) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  }
  Object.defineProperty(globalThis, name, { value: storage })
}
Object.defineProperty(globalThis, 'document', { value: { documentElement: { dataset: {} } } })
Object.defineProperty(globalThis, 'window', { value: { matchMedia: () => ({ matches: false }) } })
