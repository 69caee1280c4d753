/**
 * A call's answer as long as somebody waits for it: once `signal` says nobody does, it stays open for ever. React's development
 * mode stops and restarts what a page started; the failure of the stopped call must not be heard by the restarted one.
 */
export async function unlessStopped<Answer>(signal: AbortSignal, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (signal.aborted) return new Promise<never>(() => undefined)
    throw error
  }
}
