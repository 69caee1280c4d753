import { formatPoints } from '#contract/exercises/points.ts'
import type { PointsChange } from '#contract/sessions/verdicts.ts'

/** What a student reads of points their teacher changed, out of `points`. */
export function changedForStudent(change: PointsChange, points: number): string {
  const { isNew, words } = changedTo(change, points)
  if (change.by_ai) return `Graded by AI: ${words}. Your teacher can change it.`
  return `Your teacher ${isNew ? 'gave' : 'changed'} this ${words}.`
}

/** `from 9 to 10 of 10`, or only what it is now where the tutor had told no points or the same. */
export function changedTo({ from, to }: PointsChange, points: number): { isNew: boolean; words: string } {
  const now = `${formatPoints(to)} of ${formatPoints(points)}`
  return from === null || from === to ? { isNew: true, words: now } : { isNew: false, words: `from ${formatPoints(from)} to ${now}` }
}
