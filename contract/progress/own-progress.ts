import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'
import { ProgressWeeks } from './progress.ts'

/**
 * A first attempt at one piece of one's own work, filed under the subject most of its questions have: `score` in percent, what waits for a
 * teacher left out, and `middle`, the median of the three weeks up to it, null of fewer than three pieces of work.
 */
export const OwnWork = v.object({
  session_id: Id,
  title: v.string(),
  subject: v.string(),
  finished_at: Instant,
  score: v.number(),
  middle: v.nullable(v.number()),
})
export type OwnWork = v.InferOutput<typeof OwnWork>

/**
 * One week of a student, by its Monday: the `questions` they answered, in work and in practice, and the mean `tries` until one was right in
 * first attempts, null where none was.
 */
export const OwnWeek = v.object({ starts_on: v.pipe(v.string(), v.isoDate()), questions: v.number(), tries: v.nullable(v.number()) })
export type OwnWeek = v.InferOutput<typeof OwnWeek>

/** A question by how it went in first attempts: `credit` is the share of its points earned, in percent. */
export const OwnTopic = v.object({ title: v.string(), credit: v.number() })
export type OwnTopic = v.InferOutput<typeof OwnTopic>

/** The most that a goal can ask of a week. */
export const mostAWeek = 10

/** A student's goal: how many exercises and practices they want to finish each week, null while they want none, and how many this week has. */
export const OwnGoal = v.object({ per_week: v.nullable(v.number()), done: v.number() })
export type OwnGoal = v.InferOutput<typeof OwnGoal>

/**
 * How a student gets on: first attempts at their work in the order finished, each week the oldest first, and what goes well and what is worth
 * practicing, at most three of each. `middle` is the median of the last three weeks, null of fewer than three
 * pieces of work. Practice changes none of
 * this but the questions of a week. `goal` is null where a teacher leaves the student without.
 */
export const OwnProgress = v.object({
  since: Instant,
  until: Instant,
  middle: v.nullable(v.number()),
  works: v.array(OwnWork),
  weeks: v.array(OwnWeek),
  going_well: v.array(OwnTopic),
  worth_practicing: v.array(OwnTopic),
  goal: v.nullable(OwnGoal),
})
export type OwnProgress = v.InferOutput<typeof OwnProgress>

/** How a student gets on with their own work of the last weeks. */
export const getOwnProgress = endpoint({
  method: 'GET',
  path: '/progress',
  summary: 'My progress',
  status: 200,
  query: v.object({ weeks: v.optional(ProgressWeeks, '12') }),
  reply: OwnProgress,
})

const wrongGoal = `A goal is a whole number from 1 to ${mostAWeek}`

/** Sets what a student wants to finish each week, or gives it up; nobody else sees it. 403 where a teacher leaves them without goals. */
export const setOwnGoal = endpoint({
  method: 'PUT',
  path: '/progress/goal',
  summary: 'My goal for each week',
  status: 200,
  body: v.object({
    per_week: v.nullable(v.pipe(v.number(wrongGoal), v.integer(wrongGoal), v.minValue(1, wrongGoal), v.maxValue(mostAWeek, wrongGoal))),
  }),
  reply: OwnGoal,
})
