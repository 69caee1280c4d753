import type { ReviewQuality } from '#contract/review/review.ts'
import type { ErrandResult } from '#machines/review/review/errands.machine.ts'
import type { Judged } from '#machines/review/review/review.ts'

/** The shares of a question's points a teacher gives, in the order of the keys 1 to 5. */
export const qualities: readonly ReviewQuality[] = [0, 0.25, 0.5, 0.75, 1]

/** The share that was given to all of these answers, but those with another mark that was kept; null where none was. */
export function reviewQualityOf(result: ErrandResult<readonly Judged[]> | null): ReviewQuality | null {
  if (result?.ok !== true) return null
  const own = result.done.filter(({ by }) => by === undefined)
  const shares = new Set((own.length > 0 ? own : result.done).map(({ quality }) => quality))
  return shares.size === 1 ? (qualities.find((one) => shares.has(one)) ?? null) : null
}
