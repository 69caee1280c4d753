import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listQuestions as endpoint } from '#contract/questions/questions.ts'
import { readLibraryCounts, tagsIn, totalOf, type LibraryCount } from '#server/db/questions/library-counts.queries.ts'
import { countQuestions, findFewQuestions, listQuestionRows, type QuestionNarrowing } from '#server/db/questions/questions.queries.ts'
import { mayForgive } from '#server/db/questions/search-pattern.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { questionOnTheWire } from './question-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>
type Reply = ReplyOf<typeof endpoint>

/**
 * The questions a teacher may use. One statement however many there are, one more for facets or the total of a longer list,
 * one more for the total of a longer list that is narrowed, and one to begin a search with.
 * Where nothing has the words as they are written, one more looks for what has them with a slip.
 */
export async function listQuestions({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<Reply> {
  const { q, author, filter = author ?? 'both', subject, tag, type, status, facets, sort } = query
  const asked = { q, filter, subject, tag, type, status }
  const exact: QuestionNarrowing = { ...asked, ids: await findFewQuestions(db, caller, asked) }
  const by = sort.by === 'title' ? 'title' : 'created'
  const order = { by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) } as const
  const found = await listQuestionRows(db, caller, exact, order, rowsToRead(query))
  const narrowing = found.length === 0 && mayForgive(q) ? { ...asked, isForgiving: true } : exact
  const read = narrowing === exact ? found : await listQuestionRows(db, caller, narrowing, order, rowsToRead(query))
  const readCounts = () => readLibraryCounts(db, caller, facets ? ['subject', 'tag'] : ['subject'])
  const counts = facets ? await readCounts() : null
  const isNarrowed = [q?.trim() || undefined, subject, tag, type, status].some((one) => one !== undefined)
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: async () => (isNarrowed ? countQuestions(db, caller, narrowing) : totalOf(counts ?? (await readCounts()), 'subject', filter)),
  })
  return { results: shown.map((row) => questionOnTheWire(caller, row)), ...page, ...(counts ? { facets: facetsOf(counts) } : {}) }
}

function facetsOf(counts: readonly LibraryCount[]): NonNullable<Reply['facets']> {
  const subjects = counts.filter(({ kind }) => kind === 'subject').map(({ value, both }) => ({ subject: value, count: both }))
  return { subjects, tags: tagsIn(counts), owned: totalOf(counts, 'subject', 'user') }
}
