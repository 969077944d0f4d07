// The secret of this device. With the name it makes a player, and the server knows by it who has signed in here.
import { plainTag } from './players'
import { deviceStorage, loadName, parseStored, saveName } from './storage'
import { site } from './root'

const SECRET = /^[\w-]{22,64}$/
const RANDOM_BYTES = 24

export interface Person {
  secret: string
  name: string
}

/** The secret of this device, made when it is first needed. */
export function personSecret(): string {
  const kept = deviceStorage.get('person')
  if (kept && SECRET.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  deviceStorage.set('person', secret)
  return secret
}

/** A link that makes another device play as this person. What follows the # is never sent to a server. */
export function personLink(): string {
  return `${site()}/#${new URLSearchParams({ person: personSecret(), name: loadName() })}`
}

export function readPersonLink(hash: string): Person | null {
  const given = new URLSearchParams(hash.slice(1))
  const secret = given.get('person') ?? ''
  return SECRET.test(secret) ? { secret, name: (given.get('name') ?? '').slice(0, 24) } : null
}

/** The tags of the players that this device has played as, one for each name. */
const ownTags = (): Record<string, unknown> => parseStored(deviceStorage.get('tags'))
export const isOwnTag = (tag: string): boolean => ownTags()[plainTag(tag)] === true
export function keepTag(tag: string): void {
  if (tag && !isOwnTag(tag)) deviceStorage.set('tags', JSON.stringify({ ...ownTags(), [plainTag(tag)]: true }))
}

export function becomePerson({ secret, name }: Person): void {
  deviceStorage.set('person', secret)
  deviceStorage.delete('tags')
  if (name) saveName(name)
}
