import type { Settings } from '#server/settings.ts'
import { openEmbedded, type Opening } from './embedded.ts'
import type { OpenDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'

/** Where a database is, and how an embedded one is opened. */
export type DatabasePlace = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databasePool' | 'databaseTimeoutMs'>> & Opening

/**
 * Opens the database the settings name and brings its schema up to date: the server behind `databaseUrl`, else the
 * embedded one in `dataDir`, which one process at a time may open. Rejects with a `StartRefusal` that says what to do.
 */
export function openDatabase({ dataDir, databaseUrl, databasePool, databaseTimeoutMs, ...opening }: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(dataDir, opening)
  return openPostgres(databaseUrl, { most: databasePool, timeoutMs: databaseTimeoutMs })
}
