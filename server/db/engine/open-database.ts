import type { Server } from 'node:net'
import type { Copied } from './copy-directory.ts'
import type { Db } from './db.ts'

/**
 * An open, migrated database. `answers` is the same database, whose statements go before those of `db`: a flood of anything else does not
 * hold up students at work. `close` waits for running statements; nothing may use either afterwards. `maintenance` hears the connections
 * of maintenance commands that find the embedded directory held by this process. `copyTo` copies the embedded directory as it is at one
 * moment, while statements go on; null where the database lets others read beside it.
 */
export type OpenDatabase = {
  db: Db
  answers: Db
  kind: 'embedded' | 'postgres'
  maintenance: Server | null
  copyTo: ((place: string) => Promise<Copied>) | null
  close: () => Promise<void>
}
