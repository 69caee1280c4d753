import { workStatus } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'

type Work = Pick<Assignment, 'due_date' | 'closes_at'> & { config: Pick<Assignment['config'], 'complete' | 'completed_on' | 'score'> }

/**
 * What a student's work adds up to on the viewer's day. `next` is the earliest unfinished due date not past, else the latest
 * past one; `scores` are those of finished work, the oldest first, at most the last six.
 */
export type StudentFacts = { assigned: number; dueToday: number; overdue: number; next: string | null; scores: readonly number[] }

/** What a student's work adds up to at `now` for a viewer in `timeZone`. */
export function studentFacts(work: readonly Work[], now: Date, timeZone: string): StudentFacts {
  const statuses = work.map((one) => workStatus(one, now, timeZone))
  const due = work.flatMap(({ due_date: date, config }) => (config.complete || date === null ? [] : [date])).toSorted()
  return {
    assigned: work.length,
    dueToday: statuses.filter((status) => status === 'due_today').length,
    overdue: statuses.filter((status) => status === 'overdue' || status === 'closed').length,
    next: due.find((date) => new Date(date) >= now) ?? due.at(-1) ?? null,
    scores: work
      .flatMap(({ config }) => (config.complete && config.completed_on !== null ? [{ on: config.completed_on, score: config.score }] : []))
      .toSorted((one, other) => one.on.localeCompare(other.on))
      .slice(-trendLength)
      .map(({ score }) => score),
  }
}

const trendLength = 6
