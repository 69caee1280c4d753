import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'

/** The most questions that one practice session asks. */
export const mostPracticed = 10

/**
 * What a student missed in the last months and should see again by now: `due` questions in all, of which a session asks `asked`, in about
 * `minutes`. `is_running`: a session of it is begun, and the numbers are what is left of it. `next_at` is when the next question is due,
 * null when none will be.
 */
export const Practice = v.object({
  due: v.number(),
  asked: v.number(),
  minutes: v.number(),
  is_running: v.boolean(),
  next_at: v.nullable(Instant),
})
export type Practice = v.InferOutput<typeof Practice>

/** How much there is for a student to practice. */
export const getPractice = endpoint({ method: 'GET', path: '/practice', summary: 'What I missed and should see again', status: 200, reply: Practice })

/**
 * Begins a practice session on what is due, without an assignment, or goes on with the one that runs; `startChat` opens it by
 * `practice_of`, its own id. 409 when nothing is due. It is never scored.
 */
export const startPractice = endpoint({
  method: 'POST',
  path: '/practice/start',
  summary: 'Practice what I missed',
  status: 200,
  reply: v.object({ session_id: Id, exercise_id: Id }),
})
