import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How many bytes the files of a directory hold. */
export async function sizeOf(directory: string): Promise<number> {
  let size = 0
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    await orGone(async () => {
      if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size
    })
  }
  return size
}

/** How many files a copy took while everybody else went on, and how many while they waited. */
export type Copied = { meanwhile: number; held: number }

/** Does `work` when everything is in the files and while nothing changes them. */
export type Hold = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The clock of some file systems is this coarse: a file that young may change without looking changed. */
const coarseMs = 2_000

/** Belongs to the process that has the directory open. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts'])

/**
 * Copies a directory whose files change, to `to`, which must not be there: all of them while others write, then, in one hold, those that
 * changed meanwhile. The copy is what the directory was in that hold. What was copied is removed when it fails.
 */
export async function copyDirectory(from: string, to: string, hold: Hold): Promise<Copied> {
  await mkdir(to, { mode: 0o700 })
  try {
    await hold(() => Promise.resolve())
    const first = await copyFrom(from, to, new Map())
    const second = await hold(async () => {
      const again = await copyFrom(from, to, first.seen)
      const gone = [...first.seen.keys()].filter((name) => !again.seen.has(name))
      for (const name of gone) await rm(join(to, name), { recursive: true, force: true })
      return again
    })
    return { meanwhile: first.copied, held: second.copied }
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  }
}

type Seen = Map<string, string>

/** Copies the files that are not as they were `seen`, and answers how they were just before. One that goes away meanwhile is left out. */
async function copyFrom(from: string, to: string, known: Seen): Promise<{ seen: Seen; copied: number }> {
  const seen: Seen = new Map()
  let copied = 0
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const name = join(entry.parentPath.slice(from.length), entry.name)
    if (notCopied.has(entry.name)) continue
    if (entry.isDirectory()) {
      await mkdir(join(to, name), { recursive: true, mode: 0o700 })
      seen.set(name, 'directory')
      continue
    }
    const isThere = await orGone(async () => {
      const { mtimeNs, mtimeMs, size } = await stat(join(from, name), { bigint: true })
      const isYoung = Number(mtimeMs) > Date.now() - coarseMs
      const state = `${mtimeNs} ${size}`
      seen.set(name, isYoung ? 'young' : state)
      if (known.get(name) === state) return
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)
      copied += 1
    })
    if (!isThere) seen.delete(name)
  }
  return { seen, copied }
}

async function orGone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
