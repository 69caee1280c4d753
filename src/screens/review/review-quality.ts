import type { ReviewQuality } from '#contract/review/review.ts'
import type { ErrandResult } from '#machines/review/review/errands.machine.ts'
import type { Judged } from '#machines/review/review/review.ts'

/** The shares of a question's points a teacher gives, in the order of the keys 1 to 5. */
export const qualities: readonly ReviewQuality[] = [0, 0.25, 0.5, 0.75, 1]

/** The share that was given; null where none was. */
export function reviewQualityOf(result: ErrandResult<Judged> | null): ReviewQuality | null {
  return result?.ok === true ? (qualities.find((one) => one === result.done.quality) ?? null) : null
}
