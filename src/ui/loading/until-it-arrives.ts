/** Milliseconds until a piece that did not arrive is asked for again, where no line comes back before. */
const retryMs = 30_000

/**
 * Loads a piece of the app that no page waits for. Where it does not arrive, it is asked for again when the line is back, or after
 * half a minute: what is on the page stays there meanwhile.
 */
export function untilItArrives<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  return load().catch(async () => {
    await lineOrTime()
    return untilItArrives(load)
  })
}

function lineOrTime(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, retryMs)
    window.addEventListener('online', end)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
  })
}
