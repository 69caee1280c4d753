import type { Server } from 'node:net'
import type { Db } from './db.ts'

/**
 * An open, migrated database. `close` waits for running statements; nothing may use `db` afterwards. `maintenance` hears
 * the connections of maintenance commands that find the embedded directory held by this process.
 */
export type OpenDatabase = { db: Db; kind: 'embedded' | 'postgres'; maintenance: Server | null; close: () => Promise<void> }
