import type { Judging } from '#server/ports/judging.ts'
import { pooledJudging } from './pooled-judging.ts'
import { programBeside, workerPool } from './worker-pool.ts'

/** How long one piece of judging may take in a thread: what takes as many steps as are allowed takes a tenth of it. */
const deadlineMs = 2_000

/** The server's judging; `stop` ends its threads. */
export function judgingThreads(): Judging & { stop: () => Promise<void> } {
  const pool = workerPool({ file: programBeside(import.meta.url, 'judge-worker'), deadlineMs })
  return { ...pooledJudging(pool), stop: pool.stop }
}
