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

/**
 * Opens the database the settings name and brings its schema up to date: the server behind `databaseUrl`, else the
 * embedded one in `dataDir`, which one process at a time may open. Rejects with a `StartRefusal` that says what to do.
 */
export function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings.dataDir) : openPostgres(settings.databaseUrl)
}
