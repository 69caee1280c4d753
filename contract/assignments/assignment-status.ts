import { dateFormat } from './date-format.ts'

/**
 * How an assignment stands on the viewer's day. `closed` is unfinished and cannot be done any more; filters count it as overdue. `no_due_date` and
 * `due_tomorrow` count as open in every filter.
 */
export type AssignmentStatus = 'completed' | 'closed' | 'overdue' | 'due_today' | 'due_tomorrow' | 'upcoming' | 'no_due_date'

/** The facts a status is made of. */
export type Dueness = { complete: boolean; due_date: string | null; closes_at?: string | null | undefined }

/** The calendar day of a moment in a time zone, as `2026-11-20`. Throws RangeError for an unknown zone. */
export function localDay(moment: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}

/** The calendar day after a day: `2026-12-31` gives `2027-01-01`. */
export function dayAfter(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString().slice(0, 10)
}

/** The status of an assignment at `now` for a viewer in `timeZone` (an IANA name); days are the viewer's. */
export function assignmentStatus(work: Dueness, now: Date, timeZone: string): AssignmentStatus {
  if (work.complete) return 'completed'
  if (isClosed(work, now)) return 'closed'
  if (work.due_date === null) return 'no_due_date'
  const today = localDay(now, timeZone)
  const due = localDay(new Date(work.due_date), timeZone)
  if (due < today) return 'overdue'
  if (due === today) return 'due_today'
  return due === dayAfter(today) ? 'due_tomorrow' : 'upcoming'
}

/** The status of work as the wire shows it. */
export function workStatus(work: WorkDueness, now: Date, timeZone: string): AssignmentStatus {
  return assignmentStatus({ complete: work.config.complete, due_date: work.due_date, closes_at: work.closes_at }, now, timeZone)
}

type WorkDueness = Omit<Dueness, 'complete'> & { config: Pick<Dueness, 'complete'> }

/** Whether work is closed at `now`: it can be neither begun nor gone on with. */
export function isClosed({ closes_at: closesAt }: Pick<Dueness, 'closes_at'>, now: Date): boolean {
  return typeof closesAt === 'string' && new Date(closesAt) <= now
}

/** Whether an assignment may still be changed at `now`: not once it is complete and its due date has passed. */
export function isEditable({ complete, due_date }: Dueness, now: Date): boolean {
  return !(complete && due_date !== null && new Date(due_date) < now)
}
