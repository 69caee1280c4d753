import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabasePlace } from '#server/db/engine/client.ts'
import { holdDirectory, makeDirectory, openDirectory } from '#server/db/engine/embedded.ts'
import { openPool } from '#server/db/engine/postgres.ts'
import { holdAlone } from '#server/db/engine/presence.ts'
import { leastRoom, roomOnDisk } from '#server/db/engine/room.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { checkBackup, loadBackup } from './load-backup.ts'

/**
 * Replaces the whole database by a backup of either engine and answers the sentence for the operator. Refuses while a
 * server runs. When it fails, or is cut off, the data is as it was before.
 */
export async function restore({ dataDir, databaseUrl, preparedSchool }: DatabasePlace, file: string): Promise<string> {
  const checked = await checkBackup(file)
  if (databaseUrl === null) {
    const before = await restoreDirectory(resolve(dataDir), preparedSchool, file, checked)
    const kept = before === null ? '' : ` The previous data stays in ${before} until you delete it.`
    return `${checked.footer.rows} rows were restored.${kept}`
  }
  await restoreServer(databaseUrl, file, checked)
  return `${checked.footer.rows} rows were restored.`
}

type Checked = Awaited<ReturnType<typeof checkBackup>>

async function restoreDirectory(dataDir: string, prepared: string | undefined, file: string, checked: Checked): Promise<string | null> {
  const lock = await holdDirectory(dataDir)
  try {
    const place = join(dataDir, 'db')
    const loading = join(dataDir, 'db.loading')
    const restored = join(dataDir, 'db.restored')
    const before = join(dataDir, 'db.before-restore')
    rmSync(loading, { recursive: true, force: true })
    await makeDirectory(loading, prepared)
    const opened = await openDirectory(loading)
    try {
      await opened.db.transaction((tx) => loadBackup(tx, file, checked, refuseFull(dataDir)))
    } finally {
      await opened.close()
    }
    rmSync(restored, { recursive: true, force: true })
    renameSync(loading, restored)
    rmSync(before, { recursive: true, force: true })
    const wasThere = existsSync(place)
    if (wasThere) renameSync(place, before)
    renameSync(restored, place)
    return wasThere ? before : null
  } finally {
    lock.release()
  }
}

/** The engine would stop for ever in the middle of a statement where the disk has no more room. */
function refuseFull(dataDir: string): () => void {
  return () => {
    if (roomOnDisk(dataDir) < leastRoom) throw new StartRefusal(`The disk of ${dataDir} has no room for what the backup holds. Nothing was changed.`)
  }
}

async function restoreServer(databaseUrl: string, file: string, checked: Checked): Promise<void> {
  const letGo = await holdAlone(databaseUrl)
  try {
    const opened = await openPool(databaseUrl)
    try {
      await opened.db.transaction((tx) => loadBackup(tx, file, checked))
    } finally {
      await opened.close()
    }
  } finally {
    await letGo()
  }
}
