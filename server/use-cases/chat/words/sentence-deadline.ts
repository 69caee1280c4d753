import { wordsPatienceMs } from '#contract/chat/chat-words.ts'
import { TooLate } from '#server/ports/partner.ts'

/** Before the page that listens gives up, with a second for the way there. */
const sentenceMs = wordsPatienceMs - 1_000

/** A model that has less time left than this leaves it is not asked, since it would seem to fail. */
const mostSpentMs = 1_500

/**
 * A signal that ends with `leaving`, or with `TooLate` once a sentence takes longer than a page waits for one. `spentMs` of the first one's time are
 * gone already; where that is too much, the signal has ended. `met` begins the time of the next sentence, `end` forgets it.
 */
export function sentenceDeadline(leaving: AbortSignal, spentMs: number): { signal: AbortSignal; met: () => void; end: () => void } {
  const late = new AbortController()
  const giveUp = () => late.abort(new TooLate())
  if (spentMs > mostSpentMs) giveUp()
  let timer = setTimeout(giveUp, sentenceMs - spentMs)
  const end = () => clearTimeout(timer)
  const met = () => {
    end()
    timer = setTimeout(giveUp, sentenceMs)
  }
  return { signal: AbortSignal.any([leaving, late.signal]), met, end }
}
