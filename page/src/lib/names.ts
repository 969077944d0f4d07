// Names that are one's own: what the server is asked about them.
import { request } from './api'
import { personSecret } from './person'
import type { Challenge, MadePasskey, NameShown, NewCode, OwnData, OwnName, UsedPasskey } from './protocol'

const post = <T>(path: string, body: object = {}): Promise<T> =>
  request<T>('POST', `/api/names${path}`, { person: personSecret(), ...body })

/** A key for a name: a recovery code that was typed, or a passkey. */
export type NewKey = { recovery: string } | { passkey: MadePasskey }
export type ShownKey = { recovery: string } | { passkey: UsedPasskey }

export const lookAtName = (nickname: string) => post<NameShown>('/look', { nickname })
/** A recovery code that does not count yet. */
export const newRecoveryCode = async () => (await request<NewCode>('POST', '/api/names/codes')).recovery
export const askChallenge = (nickname: string) => post<Challenge>('/challenges', { nickname })
export const claimName = (nickname: string, key: NewKey) => post<OwnName>('', { nickname, ...key })
/** Sign in, or prove again who is there. A passkey tells the name. */
export const signIn = (nickname: string, key: ShownKey) => post<OwnName>('/sign-in', { nickname, ...key })
export const signOut = (nickname: string) => post('/sign-out', { nickname })

/** What an owner asks for, who has just proved who it is. */
export interface Owner {
  nickname: string
  proof: string
}
export const signOutOthers = (owner: Owner) => post<OwnName>('/sign-out-others', owner)
export const addKey = (owner: Owner, key: NewKey) => post<OwnName>('/keys', { ...owner, ...key })
export const removePasskey = (owner: Owner, remove: string) => post<OwnName>('/keys', { ...owner, remove })
export const exportData = (owner: Owner) => post<OwnData>('/export', owner)
export const releaseName = (owner: Owner) => post('/release', owner)
export const deleteData = (owner: Owner) => post('/delete', owner)
