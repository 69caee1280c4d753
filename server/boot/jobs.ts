import { forgetOld } from '#server/db/retention.queries.ts'
import type { Deps } from '#server/deps.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { repeat } from './repeat.ts'

const second = 1_000
const hour = 3_600_000

/** Starts what the server does unasked: ending sessions whose time is over, and removing what has outlived its time. Answers how to stop. */
export function startJobs(deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  const stops = [
    repeat({ work: () => endOverdueSessions(deps), everyMs: 5 * second, firstMs: 2 * second, onFailure: failed('ending overdue sessions') }),
    repeat({ work: removeOld, everyMs: hour, firstMs: 60 * second, onFailure: failed('removing what has outlived its time') }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }

  async function removeOld(): Promise<void> {
    deps.log.debug({ removed: await forgetOld(deps.db, deps.clock.now()) }, 'removed what has outlived its time')
  }

  function failed(job: string): (error: unknown) => void {
    return (error) => deps.log.error({ err: error, job }, 'a job failed')
  }
}
