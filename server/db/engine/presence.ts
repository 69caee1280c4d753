import pg from 'pg'
import { StartRefusal } from '#server/start-refusal.ts'

/** Shared by every server of a database, held alone by a restore. */
const presenceLock = 7_306_412

const retryMs = 1_000

/**
 * Shows the others of a PostgreSQL database that a server runs on it, for as long as the connection can be kept up.
 * Waits while a restore is under way. Answers how to leave.
 */
export async function keepPresence(databaseUrl: string): Promise<() => Promise<void>> {
  let isWanted = true
  let client = await present()
  return async () => {
    isWanted = false
    await client.end()
  }

  async function present(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'lectern presence', keepAlive: true })
    fresh.on('error', () => undefined)
    await fresh.connect()
    await fresh.query('select pg_advisory_lock_shared($1)', [presenceLock])
    fresh.once('end', () => comeBack())
    return fresh
  }

  function comeBack(): void {
    if (!isWanted) return
    const again = async () => {
      client = await present()
      if (!isWanted) await client.end()
    }
    setTimeout(() => void again().catch(comeBack), retryMs).unref()
  }
}

/** Holds a PostgreSQL database alone; refuses while a server runs on it. Answers how to let go. */
export async function holdAlone(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lectern restore' })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [presenceLock])
  if (rows[0]?.held === true) return () => client.end()
  await client.end()
  throw new StartRefusal('Lectern is running on this database. Stop it first.')
}
