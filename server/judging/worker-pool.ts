import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { fairLine } from '#server/security/fair-line.ts'

/**
 * Threads that work for whoever is next. `run` answers what the thread answers; after `stop` it refuses. `begin` starts the first thread before
 * there is any work.
 */
export type WorkerPool = { run: (sender: string, work: object) => Promise<unknown>; begin: () => void; stop: () => Promise<void> }

/** Thrown for work that took longer than its deadline, or its thread's memory: the thread is gone, and a new one does what comes next. */
export class GaveUp extends Error {
  override name = 'GaveUp'
}

/** The thread's program, how many work at once and may wait, and how much processor time one piece of work may take once it has begun. */
export type PoolOptions = { file: URL; deadlineMs: number; atOnce?: number; most?: number }

const startMs = 60_000

/** How many deadlines work is waited for that never gets to run. */
const mostPatience = 20
const memory = { maxOldGenerationSizeMb: 256 }

/** A core is left for whoever waits for a page. */
const spareCores = Math.min(3, Math.max(1, availableParallelism() - 1))

/**
 * A pool whose threads start when they are first needed and stay. Senders take turns; when it is full, the newest work of whoever has the most
 * waiting goes (429).
 */
export function workerPool({ file, deadlineMs, atOnce = spareCores, most = 600 }: PoolOptions): WorkerPool {
  const inLine = fairLine({ atOnce, most })
  const all = new Set<Worker>()
  const free: Worker[] = []
  let beginning: Promise<Worker> | null = null
  let isStopped = false
  return {
    run: (sender, work) => inLine(sender, () => done(work)),
    begin: () => {
      beginning = started()
      // Whoever has work first is told when it could not start; without any, nobody needs to know.
      beginning.catch(() => undefined)
    },
    stop: async () => {
      isStopped = true
      await Promise.all([...all].map((one) => one.terminate()))
    },
  }

  async function done(work: object): Promise<unknown> {
    if (isStopped) throw new Error('the pool was stopped')
    const worker = free.pop() ?? (await (begun() ?? started()))
    const answer = await answerOf(worker, work)
    if ('gaveUp' in answer) {
      await worker.terminate()
      throw new GaveUp(answer.gaveUp)
    }
    free.push(worker)
    if ('error' in answer) throw new Error(answer.error)
    return answer.result
  }

  /** The thread that began before there was work, for the first one to ask. */
  function begun(): Promise<Worker> | null {
    const first = beginning
    beginning = null
    return first
  }

  function started(): Promise<Worker> {
    const workerData = { program: file.href }
    const worker = new Worker(isSource(file) ? sourceRunner : file, { workerData, execArgv: [], env: {}, resourceLimits: memory })
    worker.unref()
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      if (free.includes(worker)) free.splice(free.indexOf(worker), 1)
    })
    return new Promise((settle, refuse) => {
      const impatience = setTimeout(() => void worker.terminate(), startMs)
      worker.once('message', () => settle(worker))
      worker.on('error', refuse)
      worker.once('exit', () => refuse(new Error('a thread ended before it could work')))
      for (const event of ['message', 'exit']) worker.once(event, () => clearTimeout(impatience))
    })
  }

  function answerOf(worker: Worker, work: object): Promise<Answer> {
    return new Promise((settle) => {
      const usedBefore = usedMs()
      const latest = performance.now() + deadlineMs * mostPatience
      let timer = setTimeout(look, deadlineMs)
      const lose = (error: unknown) => finish({ gaveUp: String(error) })
      const hear = (message: Answer) => finish(message)
      worker.on('message', hear).on('error', lose).on('exit', lose)
      worker.postMessage(work)

      /** A thread that could not run, on a busy machine, has used none of its time. */
      function look(): void {
        const left = deadlineMs - (usedMs() - usedBefore)
        if (left <= 0 || performance.now() >= latest) finish({ gaveUp: `more than ${deadlineMs} ms` })
        else timer = setTimeout(look, left)
      }

      function finish(answer: Answer): void {
        clearTimeout(timer)
        worker.off('message', hear).off('error', lose).off('exit', lose)
        settle(answer)
      }
    })
  }
}

/** What this process has worked so far, all threads together: at least as much as any of them. */
function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Answer = { result: unknown } | { error: string } | { gaveUp: string }

/** Beside `base`: a bundle after a build, TypeScript in the sources. */
export function programBeside(base: string, name: string): URL {
  return new URL(`./${name}.${base.endsWith('.ts') ? 'ts' : 'js'}`, base)
}

const sourceRunner = new URL('./run-source.mjs', import.meta.url)

function isSource(file: URL): boolean {
  return file.pathname.endsWith('.ts')
}
