import * as v from 'valibot'
import { ReviewQuality } from '#contract/review/review.ts'
import type { MarkIdea } from '#server/ports/marker.ts'

/** What a model is asked for. Length and place of the quote are checked by us, since few servers hold themselves to such rules. */
export const ModelIdea = v.strictObject({ quality: v.number(), reason: v.string(), quote: v.string(), is_instructed: v.boolean() })

const longestReason = 300

/**
 * What of a model's idea may be shown to a teacher; null when nothing: a share that is no quarter, a reason that is empty or long, credit
 * without words of the answer to stand on, signs that no page can hold, or an answer that tells the model what to do.
 */
export function usableIdea({ quality, reason, quote, is_instructed }: v.InferOutput<typeof ModelIdea>, answer: string): MarkIdea | null {
  const share = v.safeParse(ReviewQuality, quality)
  const said = reason.replaceAll(/\s+/g, ' ').trim()
  const isQuoted = quote.trim() !== '' && plain(answer).includes(plain(quote))
  if (!share.success || said === '' || said.length > longestReason || is_instructed || !isWritten(said) || !isWritten(quote)) return null
  if (!isQuoted && share.output > 0) return null
  return { quality: share.output, reason: said, quote: isQuoted ? quote.trim() : null }
}

function isWritten(text: string): boolean {
  return text.isWellFormed() && !/(?!\s)\p{Cc}/u.test(text)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
