import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { mostAskedUse } from '#contract/questions/question-use.ts'
import { Id } from '#contract/values.ts'

/**
 * What deleting exercises touches: the assignments of them that the caller gave (for an admin: everybody's), the students of
 * those who have not finished, and the sessions of them that run now and go on. Ids that are not the caller's count for nothing.
 */
export const exerciseUse = endpoint({
  method: 'POST',
  path: '/exercises/use',
  summary: 'Where exercises are in use',
  status: 200,
  body: v.object({
    exercise_ids: v.pipe(v.array(Id), v.nonEmpty('Name at least one exercise'), v.maxLength(mostAskedUse, `Name up to ${mostAskedUse} exercises`)),
  }),
  reply: v.object({ assignment_count: v.number(), unfinished_students: v.number(), running_sessions: v.number() }),
})
