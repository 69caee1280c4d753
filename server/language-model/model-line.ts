import { Failure } from '#server/errors.ts'
import { ModelNotAsked } from '#server/ports/marker.ts'
import { fairLine } from '#server/security/fair-line.ts'

/** What a language model is asked for; each has a line of its own, and they take turns. */
export type CallKind = 'words' | 'mark' | 'idea'

/**
 * The one queue before a language model: waits for a turn and answers how to end it. Rejects with `ModelNotAsked` when `signal` ends the wait, or at
 * once where too many wait already. No verdict ever waits here.
 */
export type ModelLine = (kind: CallKind, signal: AbortSignal) => Promise<() => void>

/** More would wait longer than a student listens. */
const mostWaiting = 100

/** A queue that lets so many calls through at once. */
export function modelLine(atOnce: number): ModelLine {
  const line = fairLine({ atOnce, most: mostWaiting })
  return (kind, signal) =>
    new Promise((begin, refuse) => {
      const giveUp = () => refuse(new ModelNotAsked('others are asking the model'))
      if (signal.aborted) giveUp()
      signal.addEventListener('abort', giveUp, { once: true })
      const turn = () => {
        signal.removeEventListener('abort', giveUp)
        return signal.aborted ? Promise.resolve() : new Promise<void>(begin)
      }
      line(kind, turn).catch((error: unknown) => refuse(error instanceof Failure ? new ModelNotAsked('too many wait for the model') : error))
    })
}
