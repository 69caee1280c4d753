import { and, eq, gt, gte, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { Role } from '#contract/classroom/people.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { hasAllWords, isOneOf } from '#server/db/questions/search-pattern.ts'
import { exercises } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isSamePiece } from './piece.ts'
import { isGivenBy, isOfArchivedClass, isWorkOf } from './work-scope.ts'

/** Whose assignments are read; a student's view leaves out what is kept back until later than `now`, unless that is null. */
export type AssignmentScope = { viewer: { id: number; role: Role; coTeaches?: boolean }; now: Date | null }

/**
 * What narrows a list. `ids` are the only ones it may hold, `givenWith` is an assignment of the one piece of work whose parts are read,
 * `days` are the instants at which the viewer's days begin.
 */
export type AssignmentNarrowing = {
  id?: number
  ids?: readonly number[] | undefined
  q?: string
  status?: AssignmentFilter
  classId?: number
  studentId?: number
  studentIds?: readonly number[]
  givenWith?: number | undefined
  days?: { now: Date; today: Date; tomorrow: Date; dayAfterTomorrow: Date }
}

/** What a viewer sees: outside the bin, of students outside the bin, theirs. */
export function inScope(scope: AssignmentScope): SQL | undefined {
  if (scope.viewer.role === 'STUDENT') return isOwn(scope.viewer.id, scope.now)
  return and(isNull(assignments.deletedAt), isNull(users.deletedAt), isWorkOf(scope.viewer, 'assignments'))
}

/** What a student sees: their own, outside the bin. */
export function isOwn(studentId: number | SQLWrapper, now: Date | SQLWrapper | null): SQL | undefined {
  return and(isNull(assignments.deletedAt), isNull(users.deletedAt), isShownTo(studentId, now))
}

/** What a student was given by now and is not closed to them, or a teacher gave; anything for an admin. */
export function isGivenTo({ viewer, now }: AssignmentScope): SQL | undefined {
  if (viewer.role === 'ADMIN') return undefined
  if (viewer.role === 'TEACHER') return isGivenBy(viewer, 'assignments')
  return isShownTo(viewer.id, now)
}

/** What a student sees of their work; all that was given by now and is not closed, whatever it is kept back until where `now` is null. */
function isShownTo(studentId: number | SQLWrapper, now: Date | SQLWrapper | null): SQL | undefined {
  const isOpenOrDone = sql`(${assignments.complete} or not ${isOfArchivedClass('assignments')})`
  const isSeen = now === null ? undefined : or(isNull(assignments.assignAt), lte(assignments.assignAt, now))
  return and(eq(assignments.studentId, studentId), isOpenOrDone, isSeen)
}

/** What narrows a list, as a condition; it reads `users` and `exercises` where words are looked for. */
export function narrowed(db: Db | Transaction, { viewer }: AssignmentScope, narrowing: AssignmentNarrowing): SQL | undefined {
  const { id, ids, q, status, classId, studentId, studentIds, givenWith, days } = narrowing
  return and(
    id === undefined ? undefined : eq(assignments.id, id),
    ids === undefined ? undefined : isOneOf(assignments.id, ids),
    hasAllWords(q, (has) => or(has(assignments.plainTitle), has(exercises.plainTitle), has(users.plainName))),
    studentId === undefined ? undefined : eq(assignments.studentId, studentId),
    studentIds === undefined ? undefined : sql`${assignments.studentId} = any(${`{${studentIds.join(',')}}`}::int[])`,
    classId === undefined ? undefined : and(isInClass(db, viewer, classId, assignments.studentId), sql`not ${isOfArchivedClass('assignments', classId)}`),
    givenWith === undefined ? undefined : isSamePiece(viewer, givenWith),
    status === undefined || days === undefined ? undefined : hasStatus(status, days),
  )
}

/** Whether an assignment stands so on the viewer's day; what is unfinished and closed is overdue. */
export function hasStatus(status: AssignmentFilter, days: NonNullable<AssignmentNarrowing['days']>): SQL | undefined {
  const isUnfinished = eq(assignments.complete, false)
  const isClosed = lte(assignments.closesAt, days.now)
  const isOpen = or(isNull(assignments.closesAt), gt(assignments.closesAt, days.now))
  switch (status) {
    case 'completed':
      return eq(assignments.complete, true)
    case 'overdue':
      return and(isUnfinished, or(lt(assignments.dueDate, days.today), isClosed))
    case 'due_today':
      return and(isUnfinished, isOpen, gte(assignments.dueDate, days.today), lt(assignments.dueDate, days.tomorrow))
    case 'due_tomorrow':
      return and(isUnfinished, isOpen, gte(assignments.dueDate, days.tomorrow), lt(assignments.dueDate, days.dayAfterTomorrow))
    case 'open':
      return and(isUnfinished, isOpen, or(isNull(assignments.dueDate), gte(assignments.dueDate, days.tomorrow)))
  }
}
