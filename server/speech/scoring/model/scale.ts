import { clamp } from '#server/speech/scoring/numbers/statistics.ts'

/** Where a side's scale begins and where it is full, in predicted marks of 0 to 10. */
export type Scale = { zero: number; full: number }

/**
 * The score of 0 to 100 of a side whose mark is predicted to be so high. A fit keeps to the middle, and the scale draws it out along a straight
 * line: bends would follow the experts nearer on the average and tell learners apart worse (decision 0072).
 */
export function scoreOfMark({ zero, full }: Scale, mark: number): number {
  return Math.round(clamp((100 * (mark - zero)) / (full - zero), 0, 100))
}
