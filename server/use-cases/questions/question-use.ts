import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { questionUse as endpoint } from '#contract/questions/question-use.ts'
import { findUse } from '#server/db/questions/question-use.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** What deleting or changing these questions touches, as far as the caller may know it. */
export async function questionUse({ db }: Pick<Deps, 'db'>, caller: Caller, body: BodyOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { exercises, exerciseCount, openAssignments, runningSessions } = await findUse(db, caller, [...new Set(body.question_ids)])
  return { exercises, exercise_count: exerciseCount, open_assignments: openAssignments, running_sessions: runningSessions }
}
