import type { ReplyOf } from '#contract/endpoint.ts'
import { type Exercise, listExercises } from '#contract/exercises/exercise-library.ts'
import { exerciseUse } from '#contract/exercises/exercise-use.ts'
import { mostAskedUse } from '#contract/questions/question-use.ts'
import type { ExerciseFacts, ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { Api } from '#src/api/client.ts'
import { pageCall } from '#src/api/page-call.ts'

const pageSize = 50

/** Reads one page of the exercises; facts come with the first. */
export async function fetchExercises(
  { api, nowMs }: { api: Api; nowMs: () => number },
  call: PageCall<ExerciseQuery>,
  signal: AbortSignal,
): Promise<Page<Exercise, ExerciseFacts>> {
  const { q, grade, theme, tag, status, owner, sort } = call.query
  const query = {
    ...pageCall(call, pageSize),
    filter: owner,
    ...(q === '' ? {} : { q }),
    ...(grade === null ? {} : { grade_level: String(grade) }),
    ...(theme === null ? {} : { theme }),
    ...(tag === null ? {} : { tag }),
    ...(status === null ? {} : { status }),
    ...(sort === null ? {} : { sort }),
    ...(call.cursor === null ? { facets: 'true' as const } : {}),
  }
  const { results: rows, total = rows.length, next_cursor: nextCursor = null, facets } = await api.send(listExercises, { query, signal })
  const facts = facets === undefined ? null : { gradeLevels: facets.grade_levels, themes: facets.themes, tags: facets.tags, owned: facets.owned }
  return { rows, total, nextCursor, facts, readAtMs: nowMs() }
}

/** The work given with exercises; of very many only the first thousand are asked about. Null when nobody answered. */
export async function exerciseWork(api: Api, ids: readonly number[]): Promise<ReplyOf<typeof exerciseUse> | null> {
  try {
    return await api.send(exerciseUse, { body: { exercise_ids: ids.slice(0, mostAskedUse) } })
  } catch {
    return null
  }
}
