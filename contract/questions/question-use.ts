import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/values.ts'

/** The most questions whose use is asked for at once. */
export const mostAskedUse = 1_000

/**
 * Where questions are in use, before they are changed or deleted: the exercises the caller sees that ask any of them, by title
 * (`exercises` names the first 20, `exercise_count` counts all), the assignments of those that are not complete, and the sessions
 * of them that run now. Ids that are not the caller's to use count for nothing.
 */
export const questionUse = endpoint({
  method: 'POST',
  path: '/question_definitions/use',
  summary: 'Where questions are in use',
  status: 200,
  body: v.object({
    question_ids: v.pipe(v.array(Id), v.nonEmpty('Name at least one question'), v.maxLength(mostAskedUse, `Name up to ${mostAskedUse} questions`)),
  }),
  reply: v.object({
    exercises: v.array(v.object({ id: Id, title: v.string() })),
    exercise_count: v.number(),
    open_assignments: v.number(),
    running_sessions: v.number(),
  }),
})
