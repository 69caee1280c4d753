import { wordsPatienceMs } from '#contract/chat/chat-words.ts'

/** Before the page that listens gives up, with a second for the way there. */
const sentenceMs = wordsPatienceMs - 1_000

/**
 * A signal that ends with `leaving`, or once a sentence takes longer than a page waits for one. `met` begins the time of the next sentence, `end`
 * forgets it.
 */
export function sentenceDeadline(leaving: AbortSignal): { signal: AbortSignal; met: () => void; end: () => void } {
  const late = new AbortController()
  const begin = () => setTimeout(() => late.abort(new Error('no sentence came in time')), sentenceMs)
  let timer = begin()
  const end = () => clearTimeout(timer)
  const met = () => {
    end()
    timer = begin()
  }
  return { signal: AbortSignal.any([leaving, late.signal]), met, end }
}
