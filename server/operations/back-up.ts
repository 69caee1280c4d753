import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Transaction } from '#server/db/engine/db.ts'
import { lastMigrationOf } from '#server/db/migrations.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { Deps } from '#server/deps.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { type BackupFooter, type BackupHeader, rowLine } from './backup-format.ts'
import { namesOf, sequenceValues, storedTables } from './tables.queries.ts'

const RowText = v.object({ row: v.string() })

/** Rows per read; one at a time where a row may hold a recording. */
const page = 500

/**
 * Writes everything the database holds at this moment to `file`, for this account only, and answers the sentence for the
 * operator. The file appears under its name only when it is whole and on disk.
 */
export async function backUp({ db, clock }: Pick<Deps, 'db' | 'clock'>, file: string): Promise<string> {
  const draft = `${file}.part`
  const count = { rows: 0 }
  try {
    await db.transaction(
      (tx) => pipeline(Readable.from(linesOf(tx, clock.now(), count)), createGzip(), createWriteStream(draft, { mode: 0o600 })),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await flush(draft)
    await rename(draft, file)
    await flush(dirname(file))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw new StartRefusal(`The backup could not be written to ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  return `${count.rows} ${count.rows === 1 ? 'row was' : 'rows were'} saved to ${file}.`
}

async function* linesOf(tx: Transaction, now: Date, count: { rows: number }): AsyncGenerator<string> {
  const header: BackupHeader = { format: 'lectern-backup', version: 1, madeAt: now.toISOString(), migration: await lastMigrationOf(tx) }
  yield `${JSON.stringify(header)}\n`
  await tx.execute(sql`set local timezone to 'UTC'`)
  for (const { name, isWide, columns } of await storedTables(tx)) {
    const written = sql`select ${namesOf(columns)} from ${sql.identifier(name)}`
    await tx.execute(sql`declare saved no scroll cursor for select row_to_json(t)::text as row from (${written}) t`)
    const fetch = sql.raw(`fetch ${isWide ? 1 : page} from saved`)
    for (let rows = await rowsOf(tx, fetch, RowText); rows.length > 0; rows = await rowsOf(tx, fetch, RowText)) {
      count.rows += rows.length
      yield rows.map(({ row }) => rowLine(name, row)).join('')
    }
    await tx.execute(sql`close saved`)
  }
  const footer: BackupFooter = { rows: count.rows, sequences: await sequenceValues(tx) }
  yield `${JSON.stringify(footer)}\n`
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
