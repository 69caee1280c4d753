import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listSessions as endpoint } from '#contract/sessions.ts'
import { mainSubject } from '#contract/subjects.ts'
import { countSessions, listSessionRows, type SessionNarrowing } from '#server/db/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { isOverdue } from '#server/use-cases/chat/session-clock.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'

/** The history a caller may see, newest first unless asked otherwise: a student's own, a teacher's students', everybody's for an admin. */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const now = deps.clock.now()
  const { limit = null, cursor, sort = '-start_time' } = query
  const narrowing: SessionNarrowing = {
    ...(query.student_id === undefined ? {} : { studentId: query.student_id }),
    ...(query.class_id === undefined ? {} : { classId: query.class_id }),
    ...(query.status === undefined ? {} : { status: query.status }),
    ...(query.q === undefined ? {} : { q: query.q }),
  }
  const after = cursor === undefined ? null : readCursor(cursor, sort)
  const isOldestFirst = sort === 'start_time'
  const page = { isOldestFirst, limit: limit === null ? null : limit + 1, after: after && { startedAt: after.key, id: after.id } }
  const read = () => listSessionRows(deps.db, caller, narrowing, page, now)
  if (query.status !== undefined) await endOverdueSessions(deps)
  const first = await read()
  const isStale = first.some((row) => isOverdue(row, now)) && (await endOverdueSessions(deps)) > 0
  const found = isStale ? await read() : first
  const shown = limit === null ? found : found.slice(0, limit)
  const results = shown.map((row) => ({
    id: row.id,
    exercise_title: row.exerciseTitle,
    subject: mainSubject(row.subjects, row.exerciseTitle),
    student: { id: row.studentId, name: row.studentName },
    start_time: row.startedAt.toISOString(),
    end_time: row.endedAt?.toISOString() ?? null,
    score: row.scoreCenti / 100,
    total_possible_score: row.totalCenti / 100,
    total_questions: row.totalQuestions,
    status: row.status,
    duration: row.seconds,
  }))
  if (limit === null) return { results }
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return {
    results,
    total: await countSessions(deps.db, caller, narrowing),
    next_cursor: last ? writeCursor({ sort, key: last.startedAt.toISOString(), id: last.id }) : null,
  }
}
