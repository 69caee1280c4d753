import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { IdInQuery } from '#contract/lists.ts'
import { TaskStatus } from '#contract/sessions/verdicts.ts'
import { Id, Instant } from '#contract/values.ts'

/**
 * What a student does with a piece of work right now. `stuck`: three tries at the question they are on with none accepted, or eight minutes
 * on it; `away`: nothing came from their page for five minutes (fifteen for who is stuck).
 */
export const AtWorkState = v.picklist(['stuck', 'working', 'away', 'not_started', 'finished'])
export type AtWorkState = v.InferOutput<typeof AtWorkState>

/**
 * A student at a piece of work, without a word of what they typed; `name` holds the username too where another has that name. `question` is the one
 * they are on, from 1, null when they are on none; `questions` are all of their session in the order they were asked. `tries` and `hints` are those
 * on that question. `since` is when they came to it, of those away the last sign of them, of the finished when they turned it in. `score` is in
 * percent.
 */
export const AtWorkStudent = v.object({
  id: Id,
  name: v.string(),
  state: AtWorkState,
  question: v.nullable(v.number()),
  questions: v.array(TaskStatus),
  tries: v.number(),
  hints: v.number(),
  since: v.nullable(Instant),
  session_id: v.nullable(Id),
  score: v.nullable(v.number()),
})
export type AtWorkStudent = v.InferOutput<typeof AtWorkStudent>

/** Work a class has now, with how many of it are at it. */
export const AtWorkPiece = v.object({ exercise_id: Id, title: v.string(), assigned: v.number(), working: v.number(), finished: v.number() })
export type AtWorkPiece = v.InferOutput<typeof AtWorkPiece>

/**
 * A question of the exercise: how many are on it, how many of these are stuck, and how many have it behind them. `places`: as
 * which of their questions students meet it and its variations, from 1; null while nobody began, and where each has an order of their own.
 */
export const AtWorkQuestion = v.object({
  title: v.string(),
  places: v.nullable(v.object({ first: v.number(), last: v.number() })),
  here: v.number(),
  stuck: v.number(),
  done: v.number(),
})
export type AtWorkQuestion = v.InferOutput<typeof AtWorkQuestion>

/**
 * A class at its work. `works` are what it was given, the most recently worked on first; `exercise_id` is the one that `questions` and `students`
 * tell of, null when there is none. Students who are stuck come first, then those who work, are away, have not started, and have finished.
 */
export const AtWork = v.object({
  class: v.object({ id: Id, name: v.string() }),
  works: v.array(AtWorkPiece),
  exercise_id: v.nullable(Id),
  questions: v.array(AtWorkQuestion),
  students: v.array(AtWorkStudent),
})
export type AtWork = v.InferOutput<typeof AtWork>

const query = v.object({ exercise_id: v.optional(IdInQuery) })

/** How a class stands with a piece of its work now; without `exercise_id`, or with one the class does not have, the one worked on last. */
export const readAtWork = endpoint({ method: 'GET', path: '/classes/:id/at_work', summary: 'A class at its work', status: 200, query, reply: AtWork })

/**
 * The same as an event whenever it changed, the first at once, and comments between that tell nothing but that the line holds. The server ends
 * it after ten minutes and when the caller may not see the class any more: ask again. 429 when the caller watches too often at once.
 */
export const watchAtWork = endpoint({
  method: 'GET',
  path: '/classes/:id/at_work/events',
  summary: 'A class at its work, as it changes',
  status: 200,
  query,
  produces: 'text/event-stream',
  reply: AtWork,
})
