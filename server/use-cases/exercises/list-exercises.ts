import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listExercises as endpoint } from '#contract/exercise-library.ts'
import { countExercises, findExerciseFacets, listExerciseRows } from '#server/db/exercises.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/page.ts'
import { exerciseOnTheWire } from './exercise-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>

const assignmentsNamed = 20

/**
 * The exercises a teacher may assign. One statement however many there are, one more for the total of a longer list, one more
 * for facets.
 */
export async function listExercises({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<ReplyOf<typeof endpoint>> {
  const { q, author, filter = author, subject, type, status, theme, grade_level: gradeLevel, facets, sort } = query
  const narrowing = { q, filter, subject, type, status, theme, gradeLevel }
  const order = { by: sort.by, isDescending: sort.isDescending, after: cursorIn(query, sort.text) }
  const read = await listExerciseRows(db, caller, narrowing, order, { limit: rowsToRead(query), assignmentsNamed })
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ sortKey, id }) => ({ sort: sort.text, key: sortKey, id }),
    count: () => countExercises(db, caller, narrowing),
  })
  const offered = facets ? await findExerciseFacets(db, caller) : null
  return {
    results: shown.map((row) => exerciseOnTheWire(caller, row)),
    ...page,
    ...(offered ? { facets: { grade_levels: offered.gradeLevels, themes: offered.themes, owned: offered.owned } } : {}),
  }
}
