import type { Assignment } from '#contract/assignments/assignment.ts'
import { formatDueInYear } from '#src/screens/dates.ts'

type Work = Pick<Assignment, 'id' | 'assignment_title' | 'student' | 'due_date' | 'closes_at'> & { config: Pick<Assignment['config'], 'allowRedoAssignment'> }

/** What is changed of all; null keeps what each has. */
export type TypedChange = { dueAt: string | null; allowsRedo: boolean | null; closing?: Closing | null }

/** When work is to close; `at` null is never. */
export type Closing = { at: string | null }

/** One assignment that becomes another, and how: `due Dec 2, 10:00 AM EST instead of Nov 18, 10:00 AM EST`. */
export type BatchChange = { id: number; name: string; words: string }

/** What a change does to each assignment; those that are so already are left out. */
export function batchChanges(work: readonly Work[], { dueAt, allowsRedo, closing = null }: TypedChange, timeZone: string): BatchChange[] {
  return work.flatMap((one) => {
    const isDueOther = dueAt !== null && (one.due_date === null || Date.parse(one.due_date) !== Date.parse(dueAt))
    const closes = one.closes_at ?? null
    const isClosingOther = closing !== null && !isSameMoment(closing.at, closes)
    const isRedoOther = allowsRedo !== null && one.config.allowRedoAssignment !== allowsRedo
    const parts = [
      ...(isDueOther ? [`due ${inWords(dueAt, timeZone)} instead of ${inWords(one.due_date, timeZone)}`] : []),
      ...(isClosingOther ? [`closes ${inWords(closing.at, timeZone)} instead of ${inWords(closes, timeZone)}`] : []),
      ...(isRedoOther ? [allowsRedo ? 'multiple attempts instead of one' : 'one attempt instead of multiple'] : []),
    ]
    if (parts.length === 0) return []
    return [{ id: one.id, name: `${one.assignment_title}, ${one.student.name.trim() === '' ? 'Unknown Student' : one.student.name}`, words: parts.join(', ') }]
  })
}

function inWords(at: string | null, timeZone: string): string {
  return at === null ? 'never' : formatDueInYear(at, timeZone)
}

function isSameMoment(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)
}
