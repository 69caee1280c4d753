import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listConcerns as endpoint } from '#contract/review/concerns.ts'
import { countConcerns, listConcernRows } from '#server/db/review/concerns.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'

const order = 'id'

/** The worrying words of a teacher's students (of all for an admin) that nobody dealt with yet, the oldest first. */
export async function listConcerns({ db }: Pick<Deps, 'db'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const read = await listConcernRows(db, caller, { afterId: cursorIn(query, order)?.id ?? null, limit: rowsToRead(query) })
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ id }) => ({ sort: order, key: '', id }),
    count: () => countConcerns(db, caller),
  })
  const results = shown.map((row) => ({
    id: row.id,
    kind: row.kind,
    session_id: row.sessionId,
    student: { id: row.studentId, name: row.studentName },
    assignment_title: row.assignmentTitle,
    question_title: row.questionTitle,
    text: row.text,
    at: row.at.toISOString(),
  }))
  return { results, ...page }
}
