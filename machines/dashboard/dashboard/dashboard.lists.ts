import type { Assignment } from '#contract/assignments/assignment.ts'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { ClassWeek, WatchCounts, WatchedStudent } from '#contract/dashboard/dashboard.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'

/** Which students the tracker shows: those tracked (filled up), or all who need help; words look among everybody. */
export type WatchQuery = { q: string; show: 'tracked' | 'help' }
/** Which assignments the tracker shows; null is all. */
export type TrackerQuery = { status: AssignmentFilter | null }

/** The students a teacher watches, with what all of them add up to. */
export const watchListMachine = createPagedListMachine<WatchedStudent, WatchQuery, WatchCounts>({ id: 'watchList', idOf: ({ id }) => id })
/** The first assignments of a filter. */
export const workTrackerMachine = createPagedListMachine<Assignment, TrackerQuery, null>({ id: 'workTracker', idOf: ({ id }) => id })
/** A teacher's classes with their week. */
export const classWeeksMachine = createPagedListMachine<ClassWeek, null, null>({ id: 'classWeeks', idOf: ({ id }) => id })
