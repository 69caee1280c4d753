import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listSessions as endpoint } from '#contract/sessions/sessions.ts'
import { mainSubject } from '#contract/questions/subjects.ts'
import { countSessions, listSessionRows, type SessionNarrowing } from '#server/db/sessions/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { isOverdue } from '#server/use-cases/chat/session-clock.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'

/** The history a caller may see, newest first unless asked otherwise: a student's own, a teacher's students', everybody's for an admin. */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  query: QueryOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const now = deps.clock.now()
  const { q, student_id: studentId, class_id: classId, status, outcome, sort } = query
  const narrowing: SessionNarrowing = { q, studentId, classId, status, outcome }
  const after = cursorIn(query, sort.text)
  const asked = { isOldestFirst: !sort.isDescending, limit: rowsToRead(query), after: after && { startedAt: after.key, id: after.id } }
  const read = () => listSessionRows(deps.db, caller, narrowing, asked, now)
  if (status !== undefined || outcome !== undefined) await endOverdueSessions(deps)
  const first = await read()
  const isStale = first.some((row) => isOverdue(row, now)) && (await endOverdueSessions(deps)) > 0
  const { shown, page } = await pageOf(isStale ? await read() : first, query, {
    cursorAfter: ({ startedAt, id }) => ({ sort: sort.text, key: startedAt.toISOString(), id }),
    count: () => countSessions(deps.db, caller, narrowing),
  })
  const results = shown.map((row) => ({
    id: row.id,
    exercise_title: row.exerciseTitle,
    assignment_title: row.assignmentTitle,
    subject: mainSubject(row.subjects, row.exerciseTitle),
    student: { id: row.studentId, name: row.studentName },
    start_time: row.startedAt.toISOString(),
    end_time: row.endedAt?.toISOString() ?? null,
    score: row.scoreCenti / 100,
    total_possible_score: row.totalCenti / 100,
    total_questions: row.totalQuestions,
    pending: row.pendingCenti / 100,
    percent: row.percent,
    status: row.status,
    is_practice: row.isPractice,
    duration: row.seconds,
  }))
  return { results, ...page }
}
