import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartRefusal } from '#server/start-refusal.ts'
import type { OpenDatabase } from './client.ts'
import { migrateDatabase } from './migrations.ts'
import * as schema from './schema.ts'

// The embedded engine answers bigint as a number; node-postgres would answer text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool on a PostgreSQL server and migrates its database. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: 'lectern', connectionTimeoutMillis: 5_000 })
  // Without a listener a connection that breaks while idle would end the process; the next query gets a fresh one.
  pool.on('error', () => undefined)
  const db = drizzle(pool, { schema })
  try {
    await pool.query('select 1')
    await migrateDatabase(db)
  } catch (error) {
    await pool.end()
    throw error instanceof StartRefusal ? error : new StartRefusal(`The database at ${placeOf(databaseUrl)} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
  return { db, kind: 'postgres', maintenance: null, close: () => pool.end() }
}

function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
