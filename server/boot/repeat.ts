/**
 * Does `work` every `everyMs`, never twice at once, beginning after `firstMs`; `onFailure` hears of a failure and the next
 * round comes as planned. Answers how to stop, which waits for a running round.
 */
export function repeat({ work, everyMs, firstMs, onFailure }: Repeated): () => Promise<void> {
  let timer = setTimeout(round, firstMs)
  let running: Promise<void> = Promise.resolve()
  let isWanted = true
  return () => {
    isWanted = false
    clearTimeout(timer)
    return running
  }

  function round(): void {
    running = work()
      .then(() => undefined, onFailure)
      .then(() => {
        if (isWanted) timer = setTimeout(round, everyMs)
      })
  }
}

type Repeated = { work: () => Promise<unknown>; everyMs: number; firstMs: number; onFailure: (error: unknown) => void }
