import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listExercises as endpoint } from '#contract/exercise-library.ts'
import { countExercises, findExerciseFacets, listExerciseRows, type ExerciseOrder } from '#server/db/exercises.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readCursor, writeCursor } from '#server/use-cases/cursor.ts'
import { exerciseOnTheWire } from './exercise-on-the-wire.ts'

type Query = QueryOf<typeof endpoint>

const assignmentsNamed = 20

/**
 * The exercises a teacher may assign. One statement however many there are, one more for the total of a longer list, one more
 * for facets.
 */
export async function listExercises({ db }: Pick<Deps, 'db'>, caller: Caller, query: Query): Promise<ReplyOf<typeof endpoint>> {
  const { limit = null, sort = '-created', facets, author, filter = author, cursor: _, grade_level: gradeLevel, ...rest } = query
  const narrowing = { ...rest, filter, gradeLevel }
  const order = orderOf(sort, query.cursor)
  const found = await listExerciseRows(db, caller, narrowing, order, { limit: limit === null ? null : limit + 1, assignmentsNamed })
  const page = limit === null ? found : found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  const isWhole = query.cursor === undefined && last === undefined
  const offered = facets ? await findExerciseFacets(db, caller) : null
  return {
    results: page.map((row) => exerciseOnTheWire(caller, row)),
    ...(limit === null
      ? {}
      : {
          total: isWhole ? page.length : await countExercises(db, caller, narrowing),
          next_cursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
        }),
    ...(offered ? { facets: { grade_levels: offered.gradeLevels, themes: offered.themes, owned: offered.owned } } : {}),
  }
}

function orderOf(sort: NonNullable<Query['sort']>, cursor: string | undefined): ExerciseOrder {
  return { by: columnOf(sort), isDescending: sort.startsWith('-'), after: cursor === undefined ? null : readCursor(cursor, sort) }
}

function columnOf(sort: NonNullable<Query['sort']>): ExerciseOrder['by'] {
  switch (sort) {
    case 'created':
    case '-created':
      return 'created'
    case 'title':
    case '-title':
      return 'title'
    case 'grade_level':
    case '-grade_level':
      return 'grade_level'
  }
}
