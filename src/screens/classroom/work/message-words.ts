import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { NoteReceivers } from '#contract/assignments/notes.ts'
import { formatDate } from '#src/screens/dates.ts'

/** Who of a piece of work is behind, and how many they are: the overdue, or while nobody is, all who have not turned it in. */
export function behindIn({ overdue, assigned, turned_in: done }: GivenWork): { to: NoteReceivers; count: number } {
  return overdue > 0 ? { to: 'overdue', count: overdue } : { to: 'unfinished', count: assigned - done }
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
