import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartRefusal } from '#server/start-refusal.ts'
import type { OpenDatabase } from './client.ts'
import { lockDirectory, type DirectoryLock } from './directory-lock.ts'
import { migrateDatabase } from './migrations.ts'
import * as schema from './schema.ts'

/** The empty, migrated school a build leaves beside the bundle; loading it is much quicker than making one. */
const preparedSchool = fileURLToPath(new URL('./school.tar.gz', import.meta.url))

/** Opens the embedded database in `dataDir/db` and migrates it; makes it on the first start. Holds the directory until `close`. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = await holdDirectory(dataDir)
  try {
    const place = await settleDirectory(resolve(dataDir))
    const engine = await PGlite.create({ dataDir: place })
    const db = drizzle(engine, { schema })
    await migrateDatabase(db)
    const close = async () => {
      await engine.close()
      lock.release()
    }
    return { db, kind: 'embedded', maintenance: lock.server, close }
  } catch (error) {
    lock.release()
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(`The database in ${join(dataDir, 'db')} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** Takes `dataDir` for this process. Refuses, with the holder's process number, when another one has it. */
export async function holdDirectory(dataDir: string): Promise<DirectoryLock> {
  const lock = await lockedOrExplained(dataDir)
  if ('heldBy' in lock) {
    throw new StartRefusal(`${resolve(dataDir)} is in use by another Lectern (process ${lock.heldBy.pid}). Stop that one first, or set DATA_DIR.`)
  }
  return lock
}

/** Makes an empty, migrated database directory at `place`; nothing may be there. */
export async function makeDirectory(place: string): Promise<void> {
  const loadDataDir = existsSync(preparedSchool) ? new Blob([readFileSync(preparedSchool)]) : undefined
  const engine = await PGlite.create({ dataDir: place, ...(loadDataDir ? { loadDataDir } : {}) })
  await engine.close()
}

/**
 * Answers where the database is. It gets its name only when it is whole, so a start that was cut off leaves nothing that
 * looks like a database; a restore that was cut off between its two renames is finished.
 */
async function settleDirectory(dataDir: string): Promise<string> {
  const place = join(dataDir, 'db')
  const restored = join(dataDir, 'db.restored')
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith('db.loading'))) rmSync(join(dataDir, name), { recursive: true, force: true })
  if (existsSync(place)) return place
  if (!existsSync(restored)) {
    const loading = join(dataDir, 'db.loading')
    await makeDirectory(loading)
    renameSync(loading, place)
  } else {
    renameSync(restored, place)
  }
  return place
}

async function lockedOrExplained(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return await lockDirectory(dataDir)
  } catch (error) {
    throw new StartRefusal(`The folder ${resolve(dataDir)} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
