import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as v from 'valibot'
import { StartRefusal } from '#server/start-refusal.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

/** Where the SQL of the schema's history lies: beside this file in the sources, beside the bundle after a build. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Held while migrating, so that processes starting together on one PostgreSQL server do it once. */
const migrationLock = 7_306_411

const LastMigration = v.object({ at: v.number() })

/** Brings the schema up to date in one transaction. Refuses a database that a newer version of the program has changed. */
export async function migrateDatabase(db: Db): Promise<void> {
  await db.transaction((tx) => applyMigrations(tx, Number.POSITIVE_INFINITY))
}

/** Applies the migrations made up to the instant `upTo` (milliseconds), inside the caller's transaction. */
export async function applyMigrations(tx: Transaction, upTo: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  const known = readMigrationFiles({ migrationsFolder })
  const last = await lastMigrationOf(tx)
  if (last > newestMigration()) {
    throw new StartRefusal('The database was written by a newer version of Lectern. Update the program, or restore a backup made by this version.')
  }
  for (const one of known.filter(({ folderMillis }) => folderMillis > last && folderMillis <= upTo)) {
    for (const statement of one.sql) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${one.hash}, ${one.folderMillis})`)
  }
}

/** When the newest applied migration was made (milliseconds), or 0 before the first. */
export async function lastMigrationOf(db: Db | Transaction): Promise<number> {
  const rows = await rowsOf(db, sql`select coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations`, LastMigration)
  return rows[0]?.at ?? 0
}

/** When the newest migration this program knows was made (milliseconds). */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis))
}
