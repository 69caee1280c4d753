import type { Server } from 'node:net'

/** Lets a server listen on a free port of this machine, and answers the port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const own = server.address()
  if (own === null || typeof own === 'string') throw new Error('no port')
  return own.port
}
