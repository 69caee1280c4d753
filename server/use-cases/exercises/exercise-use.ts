import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { exerciseUse as endpoint } from '#contract/exercises/exercise-use.ts'
import { findExerciseUse } from '#server/db/exercises/exercise-use.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** What deleting these exercises touches, as far as the caller may know it. */
export async function exerciseUse({ db }: Pick<Deps, 'db'>, caller: Caller, body: BodyOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { assignmentCount, unfinishedStudents, runningSessions } = await findExerciseUse(db, caller, [...new Set(body.exercise_ids)])
  return { assignment_count: assignmentCount, unfinished_students: unfinishedStudents, running_sessions: runningSessions }
}
