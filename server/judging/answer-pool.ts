import { parentPort } from 'node:worker_threads'

/** In a thread of a `workerPool`: tells that it can work, and answers each piece of work with what `perform` makes of it. */
export function answerPool(perform: (work: unknown) => unknown): void {
  parentPort?.on('message', (work: unknown) => {
    parentPort?.postMessage(answerTo(work))
  })
  parentPort?.postMessage({ isReady: true })

  function answerTo(work: unknown): { result: unknown } | { error: string } {
    try {
      return { result: perform(work) }
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
}
