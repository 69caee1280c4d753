/** Work that starts once an answer is on its way. */
export type AfterAnswer = {
  /** Starts `work` soon; `onFailure` hears of a failure. */
  start: (work: () => Promise<void>, onFailure: (error: unknown) => void) => void
  /** Resolves when nothing is waiting or running: before a shutdown, and in tests. */
  whenIdle: () => Promise<void>
}

/** Somewhere within a second, so that the next request's speed does not tell what this one set going. */
function soon(): number {
  return 50 + Math.random() * 900
}

/** Runs such work in this process, `delayMs` after its answer. */
export function runAfterAnswer(delayMs: () => number = soon): AfterAnswer {
  const running = new Set<Promise<void>>()
  return {
    start: (work, onFailure) => {
      const done = new Promise<void>((resolve) => setTimeout(resolve, delayMs())).then(work).catch(onFailure)
      running.add(done)
      void done.finally(() => running.delete(done))
    },
    whenIdle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
