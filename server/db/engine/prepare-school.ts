import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrateDatabase } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'

/** Writes an empty, migrated database directory to `file` as a gzipped tar, for first starts to load. */
export async function prepareSchool(file: string): Promise<string> {
  const engine = await PGlite.create()
  await migrateDatabase(drizzle(engine, { schema }))
  const dump = await engine.dumpDataDir('gzip')
  await engine.close()
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  return `An empty school is prepared in ${file}.`
}
