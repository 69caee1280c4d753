import { Session } from 'node:inspector'
import { afterAll, beforeAll } from 'vitest'

/** The server's own code. */
const ours = /\/server\//

/** The server's code and everything it calls but the engine of the database. */
export const everything = /\/(?:server|contract)\/|\/node_modules\/(?!@electric-sql|vite|@vitest|tinyspy|chai|fast-check)/

/**
 * For the tests of one file: tells how many functions of the code at `where` (unless told: the server's) were called while `work` ran,
 * which is the same on every machine, however busy. What was made the first time is left out, for `work` runs twice. Counting begins once,
 * before the first of these tests: V8 goes through all that a process holds to begin, which takes it a second in a long run. What a loop
 * does without calling anything is not counted.
 */
export function countingCalls(where = ours): (work: () => unknown) => Promise<number> {
  const session = new Session()

  beforeAll(() => {
    session.connect()
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  })

  afterAll(() => session.disconnect())

  return async (work) => {
    await work()
    counted()
    await work()
    return counted()
  }

  /** What ran since it was last asked. */
  function counted(): number {
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
}
