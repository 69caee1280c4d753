import type { Server } from 'node:net'
import type { Settings } from '#server/settings.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/**
 * An open, migrated database. `close` waits for running statements; nothing may use `db` afterwards. `maintenance` hears
 * the connections of maintenance commands that find the embedded directory held by this process.
 */
export type OpenDatabase = { db: Db; kind: 'embedded' | 'postgres'; maintenance: Server | null; close: () => Promise<void> }

/** Where a database is. `preparedSchool` is an empty one to begin with, when it does not lie beside the program as in a build. */
export type DatabasePlace = Pick<Settings, 'dataDir' | 'databaseUrl'> & { preparedSchool?: string }

/**
 * Opens the database the settings name and brings its schema up to date: the server behind `databaseUrl`, else the
 * embedded one in `dataDir`, which one process at a time may open. Rejects with a `StartRefusal` that says what to do.
 */
export function openDatabase({ dataDir, databaseUrl, preparedSchool }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbedded(dataDir, preparedSchool) : openPostgres(databaseUrl)
}
