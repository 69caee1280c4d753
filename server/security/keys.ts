import { hkdfSync } from 'node:crypto'
import type { Settings } from '#server/settings.ts'

/** What a derived key may be used for. A value made for one purpose is noise to every other. */
export type KeyPurpose = 'access' | 'test_chat' | 'recording_link' | 'stored_answer' | 'device'

const derived = new WeakMap<Uint8Array, Map<KeyPurpose, Uint8Array>>()

/** The secrets whose keys open what this server made: the one that new things are made with, and before a rotation is over the previous one. */
export type Secrets = Pick<Settings, 'jwtSecret' | 'jwtSecretPrevious'>

/** Those secrets as a list, the present one first. */
export function liveSecrets({ jwtSecret, jwtSecretPrevious }: Secrets): Uint8Array[] {
  return jwtSecretPrevious ? [jwtSecret, jwtSecretPrevious] : [jwtSecret]
}

/** The 256-bit key of one purpose, derived from the server's secret by HKDF-SHA-256. */
export function keyFor(purpose: KeyPurpose, secret: Uint8Array): Uint8Array {
  const known = derived.get(secret) ?? new Map<KeyPurpose, Uint8Array>()
  derived.set(secret, known)
  const key = known.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secret, 'lectern', purpose, 32))
  known.set(purpose, key)
  return key
}
