import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

// Set before the processes of the tests begin, which inherit it.
const run = 'LECTERN_TEST_RUN'
const cache = '.cache'

/** How everything is called that this run of the tests makes and drops at its end. */
export function nameOfThisRun(): string {
  return `lectern_test_${process.env[run] ?? 'alone'}_`
}

/** Runs one statement on a PostgreSQL server. */
export async function onServer<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}

/** Names the run before its tests begin. */
export function setup(): void {
  process.env[run] = randomBytes(4).toString('hex')
}

/** Drops this run's databases and bundles once its tests have ended. */
export async function teardown(): Promise<void> {
  const bundles = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith(nameOfThisRun())) : []
  for (const name of bundles) rmSync(join(cache, name), { recursive: true, force: true })
  const url = process.env.DATABASE_URL ?? ''
  if (url === '') return
  const left = await onServer<{ datname: string }>(url, `select datname from pg_database where starts_with(datname, '${nameOfThisRun()}')`)
  for (const { datname } of left) await onServer(url, `drop database ${datname} with (force)`)
}
