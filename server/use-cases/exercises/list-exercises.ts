import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listExercises as endpoint } from '#contract/exercises/exercise-library.ts'
import { countExercises, findFewExercises, listExerciseRows, type ExerciseNarrowing } from '#server/db/exercises/exercises.queries.ts'
import { readLibraryCounts, tagsIn, totalOf, type LibraryCount, type LibraryKind } from '#server/db/questions/library-counts.queries.ts'
import { mayForgive } from '#server/db/questions/search-pattern.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { exerciseOnTheWire } from './exercise-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>
type Reply = ReplyOf<typeof endpoint>

const assignmentsNamed = 20

/**
 * The exercises a teacher may assign. One statement however many there are, one more for facets or the total of a longer list,
 * one more for the total of a longer list that is narrowed, and one to begin a search with.
 * Where nothing has the words as they are written, one more looks for what has them with a slip.
 */
export async function listExercises({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<Reply> {
  const { q, author, filter = author ?? 'both', subject, type, status, theme, tag, grade_level: gradeLevel, facets, sort } = query
  const asked = { q, filter, subject, type, status, theme, tag, gradeLevel }
  const exact: ExerciseNarrowing = { ...asked, ids: await findFewExercises(db, caller, asked) }
  const order = { by: sort.by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) }
  const extent = { limit: rowsToRead(query), assignmentsNamed }
  const found = await listExerciseRows(db, caller, exact, order, extent)
  const narrowing = found.length === 0 && mayForgive(q) ? { ...asked, isForgiving: true } : exact
  const read = narrowing === exact ? found : await listExerciseRows(db, caller, narrowing, order, extent)
  const readCounts = () => readLibraryCounts(db, caller, facets ? ['grade_level', 'theme', 'tag'] : ['grade_level', 'theme'])
  const counts = facets ? await readCounts() : null
  const isNarrowed = [q?.trim() || undefined, subject, type, status, theme, tag, gradeLevel].some((one) => one !== undefined)
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: async () => (isNarrowed ? countExercises(db, caller, narrowing) : totalOf(counts ?? (await readCounts()), 'grade_level', filter)),
  })
  return { results: shown.map((row) => exerciseOnTheWire(caller, row)), ...page, ...(counts ? { facets: facetsOf(counts) } : {}) }
}

function facetsOf(counts: readonly LibraryCount[]): NonNullable<Reply['facets']> {
  const valuesOf = (kind: LibraryKind) => counts.filter((count) => count.kind === kind).map(({ value }) => value)
  return {
    grade_levels: valuesOf('grade_level').map(Number).toSorted((a, b) => a - b),
    themes: valuesOf('theme').toSorted(),
    tags: tagsIn(counts),
    owned: totalOf(counts, 'grade_level', 'user'),
  }
}
