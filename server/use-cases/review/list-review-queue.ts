import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listReviewQueue as endpoint, SuggestedMark } from '#contract/review/review.ts'
import { countReview, findAskedKey, listReviewRows } from '#server/db/review/review.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { fullPrompt } from '#server/use-cases/sessions/past-session.ts'

const order = 'message_id'

/** The answers of a teacher's students (of all for an admin) that wait, the longest waiting first. */
export async function listReviewQueue({ db }: Pick<Deps, 'db'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const askedKey = query.same_as_id === undefined ? null : await findAskedKey(db, caller, query.same_as_id)
  if (query.same_as_id !== undefined && askedKey === null) throw fail('not_found')
  const narrowing = { classId: query.class_id ?? null, studentId: query.student_id ?? null, askedKey }
  const read = await listReviewRows(db, caller, narrowing, { afterId: cursorIn(query, order)?.id ?? null, limit: rowsToRead(query) })
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ messageId }) => ({ sort: order, key: '', id: messageId }),
    count: () => countReview(db, caller, narrowing),
  })
  const results = shown.map((row) => ({
    message_id: row.messageId,
    session_id: row.sessionId,
    student: { id: row.studentId, name: row.studentName },
    assignment: row.assignmentId === null ? null : { id: row.assignmentId, title: row.assignmentTitle ?? '' },
    question_id: row.set.questionId,
    question_title: row.set.title,
    prompt: fullPrompt(row.set, row.values),
    answer: row.answer,
    points: row.pointsCenti / 100,
    at: row.at.toISOString(),
    version: row.version,
    suggestion: suggestionIn(row.suggested),
  }))
  return { results, ...page }
}

function suggestionIn(suggested: Awaited<ReturnType<typeof listReviewRows>>[number]['suggested']): SuggestedMark | null {
  if (suggested === null || suggested.quality === null) return null
  const { quality, reason, quote, model } = suggested
  return { quality, reason, quote, model }
}
