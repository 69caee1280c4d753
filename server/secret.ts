import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * The secret every key of the server is derived from: the one in the environment, else the one kept in `dataDir/secret`
 * (made on the first start). With a database server it must be given, since every process there needs the same one.
 */
export function settleSecret({ jwtSecret, dataDir, databaseUrl }: Pick<Environment, 'jwtSecret' | 'dataDir' | 'databaseUrl'>): Uint8Array {
  if (jwtSecret) return jwtSecret
  if (databaseUrl !== null) throw new StartRefusal('JWT_SECRET must be set with DATABASE_URL (openssl rand -base64 48 makes one).')
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) keep(file, randomBytes(32).toString('base64url'))
  const kept = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (kept.length < 32) throw new StartRefusal(`${file} is damaged. Delete it and a new one is made; everybody then has to sign in again.`)
  return kept
}

function keep(file: string, text: string): void {
  const draft = `${file}.new`
  const handle = openSync(draft, 'w', 0o600)
  writeSync(handle, `${text}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
}
