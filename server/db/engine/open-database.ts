import type { Server } from 'node:net'
import type { Copied } from './copy-directory.ts'
import type { Db } from './db.ts'

/**
 * An open, migrated database. `close` waits for running statements; nothing may use `db` afterwards. `maintenance` hears
 * the connections of maintenance commands that find the embedded directory held by this process. `copyTo` copies the embedded
 * directory as it is at one moment, while statements go on; null where the database lets others read beside it.
 */
export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'postgres'
  maintenance: Server | null
  copyTo: ((place: string) => Promise<Copied>) | null
  close: () => Promise<void>
}
