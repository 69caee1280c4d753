import type { Settings } from '#server/settings.ts'
import { openEmbedded } from './embedded.ts'
import type { OpenDatabase } from './open-database.ts'
import { openPostgres } from './postgres.ts'

/** Where a database is. `preparedSchool` is an empty one to begin with, when it does not lie beside the program as in a build. */
export type DatabasePlace = Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'databasePool' | 'databaseTimeoutMs'>> & { preparedSchool?: string }

/**
 * Opens the database the settings name and brings its schema up to date: the server behind `databaseUrl`, else the
 * embedded one in `dataDir`, which one process at a time may open. Rejects with a `StartRefusal` that says what to do.
 */
export function openDatabase({ dataDir, databaseUrl, preparedSchool, databasePool, databaseTimeoutMs }: DatabasePlace): Promise<OpenDatabase> {
  if (databaseUrl === null) return openEmbedded(dataDir, preparedSchool)
  return openPostgres(databaseUrl, { most: databasePool, timeoutMs: databaseTimeoutMs })
}
