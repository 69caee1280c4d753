import type { Assignment } from '#contract/assignments/assignment.ts'
import { assignmentStatus } from '#contract/assignments/assignment-status.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { NoteReceivers } from '#contract/assignments/notes.ts'
import { plainWords } from '#contract/plain-words.ts'
import { formatDate } from '#src/screens/dates.ts'
import { workToldApart } from './work-told-apart.ts'

/** Who of a piece of work is behind, and how many they are: the overdue, or while nobody is, all who have not turned it in. */
export function behindIn({ overdue, assigned, turned_in: done }: GivenWork): { to: NoteReceivers; count: number } {
  return overdue > 0 ? { to: 'overdue', count: overdue } : { to: 'unfinished', count: assigned - done }
}

/** The names of those who are behind with a piece of work, of all its students, by the alphabet. */
export function namesBehind(work: readonly Assignment[], to: NoteReceivers, now: Date, timeZone: string): string[] {
  const isBehind = ({ config, due_date }: Assignment) =>
    to === 'overdue' ? assignmentStatus({ complete: config.complete, due_date }, now, timeZone) === 'overdue' : !config.complete
  const names = workToldApart(work).filter(isBehind).map(({ student }) => (student.name.trim() === '' ? 'Unknown Student' : student.name))
  return names.toSorted((one, other) => plainWords(one).localeCompare(plainWords(other), 'en'))
}

/** One student's work as a piece of its own, to write to them alone. */
export function pieceOfOne(work: Assignment, now: Date, timeZone: string): GivenWork {
  const { id, exercise_id, student, due_date, config } = work
  const isOverdue = assignmentStatus({ complete: config.complete, due_date }, now, timeZone) === 'overdue'
  return {
    id,
    title: work.assignment_title,
    exercise_id,
    class: null,
    student,
    assigned: 1,
    turned_in: config.complete ? 1 : 0,
    in_progress: work.open_session === null ? 0 : 1,
    overdue: isOverdue ? 1 : 0,
    due_date,
    due_dates: due_date === null ? 0 : 1,
    median: null,
    assignment_ids: [id],
  }
}

/** What a message may begin with, by its name. */
export function templatesOf({ title, due_date: due }: Pick<GivenWork, 'title' | 'due_date'>, isOverdue: boolean, timeZone: string): Record<string, string> {
  const day = due === null ? null : formatDate(due, timeZone)
  const when = day === null ? `“${title}” is not turned in yet.` : isOverdue ? `“${title}” was due on ${day}.` : `“${title}” is due on ${day}.`
  return {
    'A reminder': `${when} Please finish it as soon as you can.`,
    'An offer of help': `${when} If something in it is hard, come to me before the next lesson and we look at it together.`,
    'A question': `${when} Is something keeping you from it? Tell me, and we find a way.`,
  }
}
