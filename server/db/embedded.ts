import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './client.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema.ts'

/** Opens the embedded database in `dataDir/db` and migrates it. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const engine = await PGlite.create({ dataDir: join(dataDir, 'db') })
  const db = drizzle(engine, { schema })
  await migrate(db, { migrationsFolder })
  return { db, kind: 'embedded', close: () => engine.close() }
}
