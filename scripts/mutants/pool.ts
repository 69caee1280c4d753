import { fork } from 'node:child_process'
import type { Job, Report } from './worker.ts'

/** What is told while the jobs are worked off: what became of a mutant, suites that fail without one, and those that take too long. */
export type Listener = {
  ended: (file: string, name: string, killedBy: string | null) => void
  unfit: (problem: string) => void
  slow: (problem: string) => void
}

/** A mutant that keeps its worker busy for longer runs in circles; the worker is ended and another one goes on. */
const longestMs = 60_000

/** Works off all jobs with the bundles at a path, as many at once as told. */
export async function workOff(jobs: readonly Job[], bundles: string, workers: number, listener: Listener): Promise<void> {
  const queue = [...jobs]
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, () => runWorker(queue, bundles, listener)))
}

/** One process after another until no job is left; each goes on until it is done or has to be ended. */
async function runWorker(queue: Job[], bundles: string, listener: Listener): Promise<void> {
  while (queue.length > 0) {
    const rest = await runProcess(queue, bundles, listener)
    if (rest !== null) queue.unshift(rest)
  }
}

function runProcess(queue: Job[], bundles: string, { ended, unfit, slow }: Listener): Promise<Job | null> {
  const child = fork(new URL('worker.ts', import.meta.url), [bundles], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let job: Job | null = null
  let left: readonly string[] = []
  let running: string | null = null
  let watch: NodeJS.Timeout | undefined
  return new Promise((resolve, reject) => {
    child.on('message', (report: Report) => {
      if (report.kind === 'unfit') unfit(report.problem)
      if (report.kind === 'slow') slow(report.problem)
      if (report.kind === 'begun') begin(report.name)
      if (report.kind === 'ended') end(report.name, report.killedBy)
      if (report.kind === 'done') next()
    })
    child.once('exit', () => {
      clearTimeout(watch)
      if (job !== null && running === null) reject(new Error(`the worker for ${job.file} ended by itself`))
      if (running !== null) end(running, 'it brought the process to its end')
      resolve(job !== null && left.length > 0 ? { file: job.file, names: left } : null)
    })
    next()
  })

  function next(): void {
    job = queue.shift() ?? null
    left = job?.names ?? []
    if (job === null) child.kill()
    else child.send(job)
  }

  function begin(name: string): void {
    running = name
    watch = setTimeout(() => child.kill('SIGKILL'), longestMs)
  }

  function end(name: string, killedBy: string | null): void {
    clearTimeout(watch)
    running = null
    left = left.filter((one) => one !== name)
    if (job !== null) ended(job.file, name, killedBy)
  }
}
