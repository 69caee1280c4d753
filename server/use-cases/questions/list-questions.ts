import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listQuestions as endpoint } from '#contract/questions.ts'
import { countQuestions, countSubjects, listQuestionRows } from '#server/db/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/page.ts'
import { questionOnTheWire } from './question-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>
type Reply = ReplyOf<typeof endpoint>

/**
 * The questions a teacher may use. One statement however many there are, one more for the total of a longer list, one more
 * for facets.
 */
export async function listQuestions({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<Reply> {
  const { q, author, filter = author, subject, type, status, facets, sort } = query
  const narrowing = { q, filter, subject, type, status }
  const by = sort.by === 'title' ? 'title' : 'created'
  const order = { by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) } as const
  const read = await listQuestionRows(db, caller, narrowing, order, rowsToRead(query))
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: () => countQuestions(db, caller, narrowing),
  })
  return {
    results: shown.map((row) => questionOnTheWire(caller, row)),
    ...page,
    ...(facets ? { facets: await facetsFor(db, caller) } : {}),
  }
}

async function facetsFor(db: Deps['db'], caller: Caller): Promise<NonNullable<Reply['facets']>> {
  const subjects = await countSubjects(db, caller)
  return {
    subjects: subjects.map(({ subject, count }) => ({ subject, count })),
    owned: subjects.reduce((total, { owned }) => total + owned, 0),
  }
}
