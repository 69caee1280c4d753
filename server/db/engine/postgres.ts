import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartRefusal } from '#server/start-refusal.ts'
import type { Db } from './db.ts'
import { migrateDatabase } from '#server/db/migrations.ts'
import type { OpenDatabase } from './open-database.ts'
import { keepPresence } from './presence.ts'
import { schema } from '#server/db/schema.ts'
import { statementNames } from './statement-names.ts'

// The embedded engine answers bigint as a number; node-postgres would answer text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const nameOf = statementNames()

/** Sends every statement with values that came before by its name, where whoever sends it gave it none. */
class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = (statement: unknown, values: unknown, ...rest: unknown[]): unknown => {
      const isPlain = isUnnamed(statement) && Array.isArray(values) && values.length > 0
      return Reflect.apply(pg.Client.prototype.query, this, [isPlain ? { ...statement, name: nameOf(statement.text) } : statement, values, ...rest])
    }
    Object.assign(this, { query })
  }
}

/** How many connections are open at most, and how long a statement may take; for ever unless told. */
type PoolLimits = { most?: number; timeoutMs?: number }

/** How much longer than a server is told to take we wait for it: only a server that hears nothing keeps us so long. */
const deafMs = 5_000

/** Opens a pool on a PostgreSQL server for serving: migrates its database and keeps a restore away from it until `close`. */
export async function openPostgres(databaseUrl: string, limits: PoolLimits = {}): Promise<OpenDatabase> {
  const { most = 10 } = limits
  // Half of the connections: students at work wait for none of the others.
  const forAnswers = Math.ceil(most / 2)
  const opened: { db: Db; close: () => Promise<void> }[] = []
  let leave = () => Promise.resolve()
  const close = async () => {
    await Promise.allSettled(opened.map((pool) => pool.close()))
    await leave()
  }
  try {
    const others = await openPool(databaseUrl, { ...limits, most: most - forAnswers })
    opened.push(others)
    const answers = await openPool(databaseUrl, { ...limits, most: forAnswers })
    opened.push(answers)
    leave = await keepPresence(databaseUrl)
    await migrateAt(databaseUrl)
    return { db: others.db, answers: answers.db, kind: 'postgres', maintenance: null, copyTo: null, close }
  } catch (error) {
    await close()
    throw explained(error, databaseUrl)
  }
}

/** A migration takes as long as it takes. */
async function migrateAt(databaseUrl: string): Promise<void> {
  const { db, close } = await openPool(databaseUrl, { most: 1 })
  try {
    await migrateDatabase(db)
  } finally {
    await close()
  }
}

/** Opens a pool on a PostgreSQL server as it is. Rejects with a `StartRefusal` when it cannot be reached. */
export async function openPool(databaseUrl: string, { most = 10, timeoutMs }: PoolLimits = {}): Promise<{ db: Db; close: () => Promise<void> }> {
  const patience = timeoutMs === undefined ? {} : { statement_timeout: timeoutMs, query_timeout: timeoutMs + deafMs }
  const connection = { connectionString: databaseUrl, application_name: 'lectern', connectionTimeoutMillis: 5_000, keepAlive: true }
  const pool = new pg.Pool({ Client: NamingClient, max: most, ...connection, ...patience })
  // Without a listener a connection that breaks while idle would end the process; the next query gets a fresh one.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw explained(error, databaseUrl)
  }
  return { db: drizzle(pool, { schema }), close: () => pool.end() }
}

function isUnnamed(statement: unknown): statement is { text: string; name: undefined } {
  return typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string' && !('name' in statement && statement.name)
}

function explained(error: unknown, databaseUrl: string): StartRefusal {
  if (error instanceof StartRefusal) return error
  const { host, pathname } = new URL(databaseUrl)
  return new StartRefusal(`The database at ${host}${pathname} cannot be used: ${reasonOf(error)}`, { cause: error })
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
