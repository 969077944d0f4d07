// The invite code of a server that asks for one. A cookie shows it with every request.
import { INVITE } from './protocol'
import { ROOT } from './root'

const YEAR = 365 * 24 * 3600

export function showInvite(code: string): void {
  const attributes = [`path=${ROOT || '/'}`, `max-age=${YEAR}`, 'samesite=strict']
  if (location.protocol === 'https:') attributes.push('secure')
  document.cookie = [`${INVITE}=${encodeURIComponent(code)}`, ...attributes].join('; ')
}

/** The invite code in a link, `?invite=CODE`, which leaves the address. */
export function takeInvite(): void {
  const url = new URL(location.href)
  const code = url.searchParams.get('invite')
  if (code === null) return
  showInvite(code)
  url.searchParams.delete('invite')
  history.replaceState(null, '', url)
}
