import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type KeyPurpose, keyFor, liveSecrets, type Secrets } from './keys.ts'

const ivBytes = 12
const tagBytes = 16

/** Encrypts text for one purpose and place (AES-256-GCM), so that a stolen table gives nothing away. */
export function seal(purpose: KeyPurpose, { jwtSecret }: Secrets, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, jwtSecret), iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text sealed for this purpose and place. Throws when it was altered, moved or sealed under a secret that is not live. */
export function openSealed(purpose: KeyPurpose, secrets: Secrets, place: string, sealed: string): string {
  for (const secret of liveSecrets(secrets)) {
    const text = openWith(secret, purpose, place, sealed)
    if (text !== null) return text
  }
  throw new Error('no live secret opens this')
}

function openWith(secret: Uint8Array, purpose: KeyPurpose, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose, secret), bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
