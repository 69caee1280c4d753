import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartRefusal } from '#server/start-refusal.ts'
import { behindAnswers } from './behind-answers.ts'
import { type Copied, copyDirectory, sizeOf } from './copy-directory.ts'
import { StatementKeepingPGlite } from './kept-statements.ts'
import { type DirectoryLock, type Holder, lockDirectory } from './directory-lock.ts'
import { migrateDatabase } from '#server/db/migrations.ts'
import type { OpenDatabase } from './open-database.ts'
import { schema } from '#server/db/schema.ts'
import { leastRoom, type Room, roomOnDisk } from './room.ts'
import { refreshStatistics } from './statistics.queries.ts'
import { unpack } from './unpack.ts'

/** The empty, migrated school a build leaves beside the bundle; unpacking it is much quicker than making one. */
const builtSchool = fileURLToPath(new URL('./school.tar.gz', import.meta.url))

/**
 * How a directory is opened. `preparedSchool`: an empty one to begin with. `room`: what its disk has left. `onRoom` hears when writing
 * stops for want of room, and when it goes on.
 */
export type Opening = { preparedSchool?: string; room?: Room; onRoom?: (hasRoom: boolean) => void }

/**
 * Opens the embedded database in `dataDir/db` for serving and migrates it; makes it on the first start, from the prepared
 * school where there is one. Holds `dataDir` until `close`.
 */
export async function openEmbedded(dataDir: string, opening: Opening = {}): Promise<OpenDatabase> {
  const { room = roomOnDisk } = opening
  const lock = await holdDirectory(dataDir)
  if (room(dataDir) < leastRoom) {
    lock.release()
    throw new StartRefusal(`The disk of ${resolve(dataDir)} is full or may only be read: Lectern needs ${leastRoom / 1024 / 1024} MiB of room to start.`)
  }
  const opened = await openHeld(lock, dataDir, opening)
  try {
    await migrateDatabase(opened.db)
    await refreshStatistics(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error instanceof StartRefusal ? error : cannotOpen(dataDir, error)
  }
}

/** Opens the embedded database of a held `dataDir` as it is, or makes it; `close` lets go of the directory too, and so does a failure. */
export async function openHeld(lock: DirectoryLock, dataDir: string, opening: Opening = {}): Promise<OpenDatabase> {
  try {
    const opened = await openDirectory(await settleDirectory(resolve(dataDir), opening.preparedSchool ?? builtSchool), opening)
    const close = async () => {
      await opened.close()
      lock.release()
    }
    return { ...opened, kind: 'embedded', maintenance: lock.server, close }
  } catch (error) {
    lock.release()
    throw error instanceof StartRefusal ? error : cannotOpen(dataDir, error)
  }
}

/** Takes `dataDir` for this process. Refuses, with the holder's process number, when another one has it. */
export async function holdDirectory(dataDir: string): Promise<DirectoryLock> {
  const lock = await takeOrMeet(dataDir)
  if ('heldBy' in lock) {
    throw new StartRefusal(`${resolve(dataDir)} is in use by another Lectern (process ${lock.heldBy.pid}). Stop that one first, or set DATA_DIR.`)
  }
  return lock
}

/** Takes `dataDir` for this process, making it when needed, or says who has it. Refuses a folder that cannot be used. */
export async function takeOrMeet(dataDir: string): Promise<DirectoryLock | { heldBy: Holder }> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return await lockDirectory(dataDir)
  } catch (error) {
    throw new StartRefusal(`The folder ${resolve(dataDir)} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

type OpenDirectory = Pick<OpenDatabase, 'db' | 'answers' | 'close'> & { copyTo: (to: string) => Promise<Copied> }

/** Opens a database directory as it is; its `dataDir` must be held. While its disk has no room, it answers reads and refuses to write. */
export async function openDirectory(place: string, { room = roomOnDisk, onRoom }: Opening = {}): Promise<OpenDirectory> {
  const engine = new StatementKeepingPGlite({ dataDir: place })
  await engine.waitReady
  let hadRoom = true
  engine.mayWrite = () => {
    const hasRoom = room(place) >= leastRoom
    if (hasRoom !== hadRoom) onRoom?.(hasRoom)
    hadRoom = hasRoom
    return hasRoom
  }
  const copyTo = async (to: string) => {
    if (room(place) < (await sizeOf(place)) + leastRoom) throw new StartRefusal('The disk has no room for a copy of the data, from which a backup is read.')
    return copyDirectory(place, to, (work) => engine.whileHeld(work))
  }
  return { db: drizzle(behindAnswers(engine), { schema }), answers: drizzle(engine, { schema }), copyTo, close: () => engine.close() }
}

/** Makes a database directory at `place`, prepared where a build has prepared one; nothing may be there. */
export async function makeDirectory(place: string, prepared = builtSchool): Promise<void> {
  if (existsSync(prepared)) return unpack(prepared, place)
  const engine = await PGlite.create({ dataDir: place })
  return engine.close()
}

/** Where a backup of a running server copies the directory to. Only its server may make it, one at a time. */
export function copyIn(dataDir: string): string {
  return join(resolve(dataDir), 'db.copy')
}

/**
 * Answers where the database is. It gets its name only when it is whole, so a start that was cut off leaves nothing that
 * looks like a database; a restore that was cut off between its two renames is finished.
 */
async function settleDirectory(dataDir: string, prepared: string): Promise<string> {
  const place = join(dataDir, 'db')
  const loading = join(dataDir, 'db.loading')
  const restored = join(dataDir, 'db.restored')
  rmSync(loading, { recursive: true, force: true })
  rmSync(copyIn(dataDir), { recursive: true, force: true })
  if (existsSync(place)) {
    refuseLost(place)
    rmSync(restored, { recursive: true, force: true })
    return place
  }
  if (!existsSync(restored)) await makeDirectory(loading, prepared)
  renameSync(existsSync(restored) ? restored : loading, place)
  return place
}

/** The engine would take such a folder for a new one and begin an empty school in it. */
function refuseLost(place: string): void {
  if (existsSync(join(place, 'PG_VERSION'))) return
  throw new StartRefusal(
    `${place} held a school and cannot be opened: PG_VERSION is missing from it. ` +
      'Restore a backup (npm run restore -- FILE), or move the folder away to begin an empty school.',
  )
}

function cannotOpen(dataDir: string, cause: unknown): StartRefusal {
  return new StartRefusal(`The database in ${join(resolve(dataDir), 'db')} cannot be opened: ${reasonOf(cause)}`, { cause })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
