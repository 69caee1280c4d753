import type { Deps } from '#server/deps.ts'
import { forgetOld } from '#server/db/retention.queries.ts'

const firstAfterMs = 60_000
const everyMs = 3_600_000

/** Removes once an hour what has outlived its time, beginning a minute after the start. Answers how to stop, which waits for a running round. */
export function startRetention(deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => Promise<void> {
  let running = Promise.resolve()
  const begin = () => {
    running = running.then(() => round(deps))
  }
  const first = setTimeout(begin, firstAfterMs).unref()
  const rest = setInterval(begin, everyMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(rest)
    return running
  }
}

async function round({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  try {
    log.debug({ forgotten: await forgetOld(db, clock.now()) }, 'removed what has outlived its time')
  } catch (error) {
    log.error({ err: error }, 'removing what has outlived its time failed')
  }
}
