import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import type { DatabasePlace } from '#server/db/engine/client.ts'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { StatementKeepingPGlite } from '#server/db/engine/kept-statements.ts'
import { migrateDatabase, migrationsFolder } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/engine/postgres.ts'
import { schema } from '#server/db/schema.ts'
import { tidyAfterEachFile } from './left-open.ts'
import { nameOfThisRun, onServer } from './run.ts'

/** A database of its own with the whole schema and no rows. `close` empties it and keeps the engine for the next caller. */
export type TestDb = { db: Db; close: () => Promise<void> }

type Engine = { db: Db; run: (statements: string) => Promise<unknown>; end: () => Promise<void> }

const idle: Engine[] = []
const lent = new Set<Engine>()
const serverUrl = process.env.DATABASE_URL ?? ''
const Named = v.object({ name: v.string() })

/**
 * An empty database for one test: PGlite in memory, or with `DATABASE_URL` a database of its own on that server, dropped
 * when all tests have ended. The first call of a process costs about 0.4 s, one after a `close` next to nothing.
 */
export async function createTestDb(): Promise<TestDb> {
  const engine = idle.pop() ?? (serverUrl === '' ? await startInMemory() : await createOnServer())
  lent.add(engine)
  return {
    db: engine.db,
    close: async () => {
      await empty(engine)
      if (lent.delete(engine)) idle.push(engine)
    },
  }
}

// What was not given back, and all but one of what was: a process of many files stays small.
tidyAfterEachFile(async () => {
  const spare = [...lent, ...idle.splice(1)]
  lent.clear()
  await Promise.all(spare.map((engine) => engine.end()))
})

/**
 * Takes away every row and counts from 1 again. A truncate would make the files of all tables and indexes anew, which takes six
 * times as long; without the vacuum the rows of later tests would lie in the gaps of earlier ones, in another order.
 */
async function empty({ db, run }: Engine): Promise<void> {
  const used = await rowsOf(db, sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`, Named)
  const names = used.map(({ name }) => `"${name}"`)
  const deletes = names.map((name) => `delete from ${name};`).join(' ')
  const counters = "select setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_sequences where schemaname = 'public' and last_value is not null"
  await run(`begin; set local session_replication_role = replica; ${deletes} ${counters}; commit`)
  if (names.length > 0) await run(`vacuum (process_toast off) ${names.join(', ')}`)
}

async function startInMemory(): Promise<Engine> {
  const pglite = new StatementKeepingPGlite({ loadDataDir: new Blob([new Uint8Array(readFileSync(await preparedSchool()))]) })
  await pglite.waitReady
  return { db: drizzle(pglite, { schema }), run: (statements) => pglite.exec(statements), end: () => pglite.close() }
}

/**
 * A place for a database nobody has opened yet: a folder, or with `DATABASE_URL` a database of its own on that server.
 * `remove` takes it away again; close what you opened first.
 */
export async function createTestPlace(): Promise<{ place: DatabasePlace; remove: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (serverUrl === '') return { place: { dataDir, databaseUrl: null, preparedSchool: await preparedSchool() }, remove: async () => removeFolder() }
  const { url, drop } = await createDatabase()
  return {
    place: { dataDir, databaseUrl: url },
    remove: async () => {
      removeFolder()
      await drop()
    },
  }
}

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${nameOfThisRun()}${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return { url: url.href, drop: async () => void (await onServer(serverUrl, `drop database ${name} with (force)`)) }
}

async function createOnServer(): Promise<Engine> {
  const { url, drop } = await createDatabase()
  const { db, close } = await openPostgres(url)
  return {
    db,
    run: (statements) => db.execute(statements),
    end: async () => {
      await close()
      await drop()
    },
  }
}

/** A file with an empty, migrated directory, made once per state of the migrations; opening a database with it is quick. */
export async function preparedSchool(): Promise<string> {
  const folder = 'node_modules/.cache/lectern'
  const file = join(folder, `test-db-${hashOfMigrations()}.tar`)
  if (!existsSync(file)) {
    const pglite = await PGlite.create()
    await migrateDatabase(drizzle(pglite, { schema }))
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  return file
}

function hashOfMigrations(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql')).toSorted()) {
    hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
