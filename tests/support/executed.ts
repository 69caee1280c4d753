import { Session } from 'node:inspector'

/** The server's own code. */
const ours = /\/server\//

/** The server's code and everything it calls but the engine of the database. */
export const everything = /\/(?:server|contract)\/|\/node_modules\/(?!@electric-sql|vite|@vitest|tinyspy|chai|fast-check)/

/**
 * How often the blocks of the code at `where` (unless told: the server's) ran while `work` did: the same on every machine, however busy. What was
 * made the first time is left out, for `work` runs twice.
 */
export async function executed(work: () => unknown, where = ours): Promise<number> {
  await work()
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    counted(session, where)
    await work()
    return counted(session, where)
  } finally {
    session.post('Profiler.disable')
    session.disconnect()
  }
}

/** What ran since it was last asked. */
function counted(session: Session, where: RegExp): number {
  let total = 0
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error
    for (const { url, functions } of taken.result) {
      if (!where.test(url)) continue
      for (const { ranges } of functions) for (const { count } of ranges) total += count
    }
  })
  return total
}
