// Passkeys: the browser's part of WebAuthn.
import { askChallenge } from './names'
import type { MadePasskey, UsedPasskey } from './protocol'

const ALGORITHMS = [-7, -257] // ES256 and RS256, which all authenticators know between them
const ADDRESS = /^[\d.]+$|:/ // browsers take passkeys for names alone

/** Whether this browser has passkeys for this address. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(location.hostname)

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The person did not want to, or the browser found no passkey. */
export class NoPasskey extends Error {}

const wait = async (asked: Promise<Credential | null>): Promise<PublicKeyCredential> => {
  const found = await asked.catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
  if (!found) throw new NoPasskey()
  return found as PublicKeyCredential
}

/** Have a passkey made for a name. */
export async function makePasskey(nickname: string): Promise<MadePasskey> {
  const { challenge, host, user, exclude } = await askChallenge(nickname)
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: toBytes(challenge),
    rp: { id: host, name: 'oneleft' },
    user: { id: toBytes(user), name: nickname, displayName: nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: toBytes(id) })),
  }
  const made = await wait(navigator.credentials.create({ publicKey }))
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse
  return { id: toText(made.rawId), client_data: toText(clientDataJSON), attestation: toText(attestationObject) }
}

/** Have a passkey used. Which names there are, the browser asks its person. */
export async function usePasskey(): Promise<UsedPasskey> {
  const { challenge, host } = await askChallenge('')
  const publicKey = { challenge: toBytes(challenge), rpId: host }
  const used = await wait(navigator.credentials.get({ publicKey }))
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse
  return {
    id: toText(used.rawId),
    client_data: toText(clientDataJSON),
    authenticator: toText(authenticatorData),
    signature: toText(signature),
  }
}
