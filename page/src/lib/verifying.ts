// The commitment that was shown before the deal has to be that of the key. The whole record is verified by `oneleft verify`.

export function readKey(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export async function checkCommitment(key: string, commitment: string): Promise<boolean> {
  const head = new TextEncoder().encode('oneleft key\0')
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([...head, ...readKey(key)]))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
