import { formatPoints } from '#contract/points.ts'
import type { ScoreChange } from '#contract/sessions.ts'
import { formatMoment } from '#src/screens/dates.ts'

/** What a person made of points the tutor had told, out of `points`; a teacher reads who did it and when. */
export function changedWords({ from, to, by, at }: ScoreChange, points: number, isTeacher: boolean, timeZone: string): string {
  const isNew = from === null || from === to
  const now = `${formatPoints(to)} of ${formatPoints(points)}`
  const before = isNew ? '' : `from ${formatPoints(from)} to `
  if (!isTeacher) return `Your teacher ${isNew ? 'gave' : 'changed'} this ${before}${now}.`
  return `${isNew ? 'Given' : 'Changed'} ${before}${now}${by === null ? '' : ` by ${by}`}${at === null ? '' : `, ${formatMoment(at, timeZone)}`}.`
}
