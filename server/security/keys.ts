import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Settings } from '#server/settings.ts'

/** What a derived key may be used for. A value made for one purpose is noise to every other. */
export type KeyPurpose = 'access' | 'test_chat' | 'recording_link' | 'stored_answer' | 'device' | 'sample_address' | 'waiting_mail' | 'join_code'

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

/** What proves that this server wrote `text` for one purpose: the first `bytes` of its HMAC-SHA-256, all 32 unless told, as base64url. */
export function signatureOf(purpose: KeyPurpose, secret: Uint8Array, text: string, bytes = 32): string {
  return createHmac('sha256', keyFor(purpose, secret)).update(text).digest().subarray(0, bytes).toString('base64url')
}

/** Whether one of these signatures of `text` was made with a live secret; compared in the same time wherever they differ. */
export function isSigned(purpose: KeyPurpose, secrets: Secrets, text: string, signatures: readonly string[], bytes = 32): boolean {
  const own = liveSecrets(secrets).map((secret) => Buffer.from(signatureOf(purpose, secret, text, bytes)))
  const given = signatures.map((signature) => Buffer.from(signature))
  return own.some((one) => given.some((other) => one.length === other.length && timingSafeEqual(one, other)))
}
