import { clamp } from '#server/speech/scoring/numbers/statistics.ts'

/** A side of a reading that is measured as experts would mark it. */
type Measured = 'pronunciation' | 'fluency' | 'prosody' | 'rhythm'

/**
 * Where each side's scale begins and where it is full, in predicted marks of 0 to 10. A regression keeps to the middle: what experts gave 10 is
 * predicted at about 8.8, and what they gave 3 at 4.2. Straight lines, so that no order changes; chosen on recordings of the train split so that
 * readings with a 10 of experts reach 95 and more (decision 0072).
 */
const scales: Readonly<Record<Measured, { zero: number; full: number }>> = {
  pronunciation: { zero: 3, full: 9 },
  fluency: { zero: 3, full: 8.9 },
  prosody: { zero: 3, full: 8.6 },
  rhythm: { zero: 2.5, full: 8.5 },
}

/** The score of 0 to 100 of a side whose mark is predicted to be so high. */
export function scoreOfMark(side: Measured, mark: number): number {
  const { zero, full } = scales[side]
  return Math.round(clamp((100 * (mark - zero)) / (full - zero), 0, 100))
}
