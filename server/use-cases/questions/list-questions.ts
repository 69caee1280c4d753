import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listQuestions as endpoint } from '#contract/questions.ts'
import { countQuestions, countSubjects, listQuestionRows, type QuestionOrder } from '#server/db/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { questionOnTheWire } from './question-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>
type Reply = ReplyOf<typeof endpoint>

/**
 * The questions a teacher may use. One statement however many there are, one more for the total of a longer list, one more
 * for facets.
 */
export async function listQuestions({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<Reply> {
  const { limit = null, sort = '-created', facets, author, filter = author, cursor: _, ...rest } = query
  const narrowing = { ...rest, filter }
  const order = orderOf(sort, query.cursor)
  const found = await listQuestionRows(db, caller, narrowing, order, limit === null ? null : limit + 1)
  const page = limit === null ? found : found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  const isWhole = query.cursor === undefined && last === undefined
  return {
    results: page.map((row) => questionOnTheWire(caller, row)),
    ...(limit === null
      ? {}
      : {
          total: isWhole ? page.length : await countQuestions(db, caller, narrowing),
          next_cursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
        }),
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

function orderOf(sort: NonNullable<Query['sort']>, cursor: string | undefined): QuestionOrder {
  const after = cursor === undefined ? null : readCursor(cursor, sort)
  return { by: sort === 'title' || sort === '-title' ? 'title' : 'created', isDescending: sort.startsWith('-'), after }
}
