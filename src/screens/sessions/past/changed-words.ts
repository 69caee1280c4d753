import type { ScoreChange } from '#contract/sessions/sessions.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { changedForStudent, changedTo } from './changed-for-student.ts'

/** What a person made of points the tutor had told, out of `points`; a teacher reads who did it and when. */
export function changedWords(change: ScoreChange, points: number, isTeacher: boolean, timeZone: string): string {
  if (!isTeacher) return changedForStudent(change, points)
  const { isNew, words } = changedTo(change, points)
  const { by, at } = change
  if (change.by_ai) return `Graded by AI: ${words}${at === null ? '' : `, ${formatMoment(at, timeZone)}`}.`
  return `${isNew ? 'Given' : 'Changed'} ${words}${by === null ? '' : ` by ${by}`}${at === null ? '' : `, ${formatMoment(at, timeZone)}`}.`
}
