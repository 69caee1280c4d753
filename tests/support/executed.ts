import { Session } from 'node:inspector'

/**
 * How often the blocks of the server's code ran while `work` did: the same on every machine, however busy. What was made the first time is left
 * out, for `work` runs twice.
 */
export async function executed(work: () => unknown): Promise<number> {
  await work()
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    counted(session)
    await work()
    return counted(session)
  } finally {
    session.post('Profiler.disable')
    session.disconnect()
  }
}

/** What ran since it was last asked. */
function counted(session: Session): number {
  let total = 0
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error
    for (const { url, functions } of taken.result) {
      if (!url.includes('/server/')) continue
      for (const { ranges } of functions) for (const { count } of ranges) total += count
    }
  })
  return total
}
