import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { answersAt, listenAt, socketPlace } from './lock-socket.ts'
import { isSameProcessAlive, startOf } from './process-identity.ts'

const Holder = v.object({ pid: v.number(), startedAt: v.nullable(v.string()), socket: v.nullable(v.string()) })

/** The process that holds a directory; `socket` is where it hears maintenance commands, if it can. */
export type Holder = v.InferOutput<typeof Holder>

/** A directory only this process may use, until `release`. `server` hears maintenance commands; null where sockets do not work. */
export type DirectoryLock = { server: Server | null; release: () => void }

/**
 * Takes the directory for this process, or says who holds it. A holder that died, however it died, holds nothing.
 *
 * Every holder is a numbered folder in `lock/`, put there whole by one rename, and the highest number holds. A folder goes
 * only after a higher one exists, so no number is taken twice, and of any starts at the same time exactly one wins.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | { heldBy: Holder }> {
  const folder = resolve(directory, 'lock')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (;;) {
    const highest = highestIn(folder)
    const holder = await livingHolder(join(folder, String(highest)))
    if (holder !== null) return { heldBy: holder }
    const taken = await take(folder, highest + 1)
    if (taken !== null) return taken
  }
}

/** Who holds the directory now, or null. */
export async function holderOf(directory: string): Promise<Holder | null> {
  const folder = resolve(directory, 'lock')
  return livingHolder(join(folder, String(highestIn(folder))))
}

async function take(folder: string, number: number): Promise<DirectoryLock | null> {
  const own = join(folder, String(number))
  const draft = join(folder, `draft-${randomUUID()}`)
  mkdirSync(draft, { mode: 0o700 })
  const place = socketPlace(draft, own)
  const server = await listenAt(place.bound)
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid), socket: server === null ? null : place.found }
  const isMine = succeeds(() => {
    writeFileSync(join(draft, 'holder.json'), JSON.stringify(holder), { mode: 0o600 })
    renameSync(draft, own)
  })
  if (!isMine || highestIn(folder) !== number) {
    server?.close()
    remove(isMine ? own : draft)
    return null
  }
  for (const name of namesIn(folder).filter((one) => !(Number(one) >= number))) remove(join(folder, name))
  return { server, release: () => release(own, server, place.found) }
}

/** The folder stays, or its number could be taken by a start that read the directory before this holder came. */
function release(own: string, server: Server | null, socket: string): void {
  server?.close()
  remove(socket)
  writeFileSync(join(own, 'released'), '')
  remove(join(own, 'holder.json'))
}

async function livingHolder(place: string): Promise<Holder | null> {
  const holder = readHolder(join(place, 'holder.json'))
  if (holder === null) return null
  const isAlive = isSameProcessAlive(holder) || (holder.socket !== null && (await answersAt(holder.socket)))
  return isAlive ? holder : null
}

function readHolder(file: string): Holder | null {
  try {
    return v.parse(Holder, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** False when another start, by now the holder, has swept the draft away or taken the number. */
function succeeds(step: () => void): boolean {
  try {
    step()
    return true
  } catch (error) {
    const isLost = error instanceof Error && 'code' in error && ['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(String(error.code))
    if (isLost) return false
    throw error
  }
}

function highestIn(folder: string): number {
  return Math.max(0, ...namesIn(folder).map(Number).filter(Number.isInteger))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
