import type { Scale } from '#server/speech/scoring/model/scale.ts'
import { quantile } from '#server/speech/scoring/numbers/statistics.ts'

/** What experts gave a 10, or nearly, reads so high in the middle. */
const best = 9.5
const bestReads = 0.95
/** Where every scale begins: with it the weakest readings, marked 1 to 3, read 15 to 30. */
const zero = 3.5

/** The scale of a side: from what is predicted of speakers who were not fitted to, and the marks they got. */
export function fitScale(predicted: readonly number[], marks: readonly number[]): Scale {
  const ofBest = predicted.filter((_, index) => (marks[index] ?? 0) >= best)
  const middle = ofBest.length === 0 ? quantile(predicted, 0.99) : quantile(ofBest, 0.5)
  return { zero, full: Number((zero + (middle - zero) / bestReads).toFixed(3)) }
}
