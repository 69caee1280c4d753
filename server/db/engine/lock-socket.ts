import { mkdtempSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The longest socket address every system takes. */
const longestAddress = 100

/** A living process that does not even accept within this time is still alive. */
const patienceMs = 1_000

/** Where a socket is bound inside `draft` and found once the draft has become `own`. In a deep directory it lies in the temporary folder. */
export function socketPlace(draft: string, own: string): { bound: string; found: string } {
  const place = { bound: join(draft, 'socket'), found: join(own, 'socket') }
  if (Buffer.byteLength(place.bound) <= longestAddress) return place
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'lectern-')), 'socket')
  return { bound: elsewhere, found: elsewhere }
}

/** Listens on a socket only this user may reach; null where that is not possible. It does not keep the process alive. */
export function listenAt(path: string): Promise<Server | null> {
  return new Promise((settle) => {
    const server = createServer()
    server.once('error', () => settle(null))
    server.once('listening', () => settle(server))
    const before = process.umask(0o177)
    server.listen(path)
    process.umask(before)
    server.unref()
  })
}

/** Whether a process listens there. Only a refusal or a missing socket says no. */
export function answersAt(path: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(path)
    const answer = (isAlive: boolean) => {
      socket.destroy()
      settle(isAlive)
    }
    socket.setTimeout(patienceMs, () => answer(true))
    socket.once('connect', () => answer(true))
    socket.once('error', (error) => answer(!('code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT'))))
  })
}
