import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './client.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** Held while migrating, so that processes starting together do it once. */
const migrationLock = 7_306_411

// The embedded engine answers bigint as a number; node-postgres would answer text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on a PostgreSQL server and migrates its database. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: 'lectern', connectionTimeoutMillis: 5_000 })
  // Without a listener a connection that breaks while idle would end the process; the next query gets a fresh one.
  pool.on('error', () => undefined)
  await migrateUnderLock(pool)
  return { db: drizzle(pool, { schema }), kind: 'postgres', close: () => pool.end() }
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  } finally {
    client.release(true)
  }
}
