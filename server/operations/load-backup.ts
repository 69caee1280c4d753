import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Transaction } from '#server/db/engine/db.ts'
import { applyMigrations, newestMigration } from '#server/db/migrations.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { BackupFooter, BackupHeader, parseRowLine } from './backup-format.ts'
import { namesOf, storedTables } from './tables.queries.ts'

type Checked = { header: BackupHeader; footer: BackupFooter }

/** Characters of JSON per insert. */
const batchSize = 1_000_000

/** Reads a backup to its end, so that a damaged or cut off file is refused before anything is touched. */
export async function checkBackup(file: string): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  let first = ''
  let last = ''
  let rows = 0
  try {
    for await (const line of linesOf(file)) {
      if (first === '') first = line
      if (parseRowLine(line)) rows += 1
      last = line
    }
    const header = v.parse(BackupHeader, JSON.parse(first))
    const footer = v.parse(BackupFooter, JSON.parse(last))
    if (footer.rows !== rows) throw new Error(`it holds ${rows} of ${footer.rows} rows`)
    return { header, footer }
  } catch (error) {
    throw new StartRefusal(`${file} is not a complete backup: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * Replaces everything the database holds by a checked backup, inside the caller's transaction: the schema as it was when
 * the backup was made, its rows and id counters, then the migrations made since. `beforeBatch` may refuse to go on.
 */
export async function loadBackup(tx: Transaction, file: string, { header, footer }: Checked, beforeBatch?: () => void): Promise<void> {
  if (header.migration > newestMigration()) throw new StartRefusal('The backup was made by a newer version of Lectern. Update the program first.')
  for (const { name } of await storedTables(tx)) await tx.execute(sql`drop table ${sql.identifier(name)} cascade`)
  await tx.execute(sql`drop schema if exists drizzle cascade`)
  await applyMigrations(tx, header.migration)
  await runTriggers(tx, false)
  const columns = new Map((await storedTables(tx)).map((table) => [table.name, table.columns]))
  let waiting: { table: string; rows: string[]; size: number } = { table: '', rows: [], size: 0 }
  for await (const line of linesOf(file)) {
    const parsed = parseRowLine(line)
    if (!parsed) continue
    if (parsed.table !== waiting.table || waiting.size > batchSize) {
      beforeBatch?.()
      await insert(tx, waiting.table, columns.get(waiting.table) ?? [], waiting.rows)
      waiting = { table: parsed.table, rows: [], size: 0 }
    }
    waiting.rows.push(parsed.row)
    waiting.size += parsed.row.length
  }
  await insert(tx, waiting.table, columns.get(waiting.table) ?? [], waiting.rows)
  await runTriggers(tx, true)
  for (const { name, value } of footer.sequences) if (value !== null) await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value})`)
  await applyMigrations(tx, Number.POSITIVE_INFINITY)
}

/** Rows come as they were saved, with what triggers wrote beside them then; references are checked all the same. */
async function runTriggers(tx: Transaction, isWanted: boolean): Promise<void> {
  const change = sql.raw(isWanted ? 'enable' : 'disable')
  for (const { name } of await storedTables(tx)) await tx.execute(sql`alter table ${sql.identifier(name)} ${change} trigger user`)
}

async function insert(tx: Transaction, table: string, columns: readonly string[], rows: string[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  const names = namesOf(columns)
  await tx.execute(sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`)
}

/** Splits at line feeds only: a row's text may hold other characters that some readers take for the end of a line. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  const source = createReadStream(file)
  source.once('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of source.pipe(text).setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
