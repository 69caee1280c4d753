import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listReviewQueue as endpoint } from '#contract/review.ts'
import { countReview, listReviewRows } from '#server/db/review.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { fullPrompt } from '#server/use-cases/sessions/past-session.ts'

const order = 'message_id'

/** The answers of a teacher's students (of all for an admin) that wait, the longest waiting first. */
export async function listReviewQueue({ db }: Pick<Deps, 'db'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { limit = null, cursor } = query
  const narrowing = { classId: query.class_id ?? null, studentId: query.student_id ?? null }
  const afterId = cursor === undefined ? null : readCursor(cursor, order).id
  const found = await listReviewRows(db, caller, narrowing, { afterId, limit: limit === null ? null : limit + 1 })
  const shown = limit === null ? found : found.slice(0, limit)
  const results = shown.map((row) => ({
    message_id: row.messageId,
    session_id: row.sessionId,
    student: { id: row.studentId, name: row.studentName },
    assignment: row.assignmentId === null ? null : { id: row.assignmentId, title: row.assignmentTitle ?? '' },
    question_title: row.set.title,
    prompt: fullPrompt(row.set, row.values),
    answer: row.answer,
    points: row.pointsCenti / 100,
    at: row.at.toISOString(),
  }))
  if (limit === null) return { results }
  const last = found.length > shown.length ? shown.at(-1) : undefined
  return {
    results,
    total: await countReview(db, caller, narrowing),
    next_cursor: last ? writeCursor({ sort: order, key: '', id: last.messageId }) : null,
  }
}
