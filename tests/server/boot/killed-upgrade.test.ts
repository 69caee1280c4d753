import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { login } from '#contract/accounts/auth.ts'
import { applyMigrations, migrationsFolder } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { endOf, freshFolder, launch, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

const kills = sized(2, 60)
const password = 'violet-harbour-71'

test(`an upgrade from the oldest schema that is killed at any moment leaves a school that the next start opens, ${kills} times`, { timeout: sized(240_000, 3_600_000) }, async () => {
  const oldest = freshFolder()
  await writeOldest(join(oldest, 'db'))
  const began = performance.now()
  expect(await signInAfterStart(copyOf(oldest))).toEqual(200)
  const wholeMs = performance.now() - began
  const wrong: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const dataDir = copyOf(oldest)
    const child = await launch({ DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'off' }, [])
    const ended = endOf(child)
    const killing = setTimeout(() => child.kill('SIGKILL'), (wholeMs * (round + 1)) / (kills + 1))
    const { signal } = await ended
    clearTimeout(killing)
    const status = await signInAfterStart(dataDir)
    if (signal !== 'SIGKILL' || status !== 200) wrong.push(`round ${round}: ended by ${signal}, signing in answered ${status}`)
  }
  console.warn(`S5: ${kills} kills within ${wholeMs.toFixed()} ms`)
  expect(wrong).toEqual([])
})

/** A data folder's database as the first version of the program made it, with a teacher in it. */
async function writeOldest(folder: string): Promise<void> {
  const engine = await PGlite.create(folder)
  const db = drizzle(engine, { schema })
  const [first] = readMigrationFiles({ migrationsFolder })
  await db.transaction((tx) => applyMigrations(tx, first?.folderMillis ?? 0))
  const hash = await hashPassword(password)
  await db.execute(sql`insert into users (role, name, username, email, password_hash) values ('TEACHER', 'Ada', 'ada', 'ada@school.example', ${hash})`)
  await engine.close()
}

function copyOf(folder: string): string {
  const copy = freshFolder()
  cpSync(folder, copy, { recursive: true })
  return copy
}

/** Starts the server on a folder, signs its teacher in, and ends it; what signing in answered. */
async function signInAfterStart(dataDir: string): Promise<number> {
  const server = await startServer({ DATA_DIR: dataDir })
  const body = JSON.stringify({ login_identifier: 'ada', password })
  const { status } = await fetch(`${server.url}/api${login.path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  await server.kill('SIGTERM')
  return status
}
