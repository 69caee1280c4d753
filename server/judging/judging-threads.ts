import type { Judging } from '#server/ports/judging.ts'
import { pooledJudging } from './pooled-judging.ts'
import { programBeside, workerPool } from './worker-pool.ts'

/** How long one piece of judging may take in a thread: what takes as many steps as are allowed takes a tenth of it. */
const deadlineMs = 2_000

/** The server's judging; `begin` starts its first thread before there is work, `stop` ends them all. */
export function judgingThreads(): Judging & { begin: () => void; stop: () => Promise<void> } {
  const pool = workerPool({ file: programBeside(import.meta.url, 'judge-worker'), deadlineMs })
  return { ...pooledJudging(pool), begin: pool.begin, stop: pool.stop }
}
