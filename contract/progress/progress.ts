import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/values.ts'

/** How many weeks back progress is told, this one included; weeks begin on the caller's Monday. */
export const ProgressWeeks = v.picklist(['4', '12', '52'])
export type ProgressWeeks = v.InferOutput<typeof ProgressWeeks>

const query = v.object({ weeks: v.optional(ProgressWeeks, '12') })

/** A first attempt at one piece of work: `score` in percent, what waits for a teacher left out; `seconds` worked on it. */
export const ProgressWork = v.object({
  assignment_id: Id,
  session_id: Id,
  title: v.string(),
  finished_at: Instant,
  score: v.number(),
  seconds: v.number(),
})
export type ProgressWork = v.InferOutput<typeof ProgressWork>

/** One week of a class: `starts_on` is its Monday; `median`, `lowest` and `highest` score of its `works`, null when there were none. */
export const ProgressWeek = v.object({
  starts_on: v.pipe(v.string(), v.isoDate()),
  works: v.number(),
  students: v.number(),
  median: v.nullable(v.number()),
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
  median_seconds: v.nullable(v.number()),
})
export type ProgressWeek = v.InferOutput<typeof ProgressWeek>

/**
 * How many tries the asked questions took: `solved[0]` were accepted on the first try, the last entry on the fifth or a later
 * one; `unsolved` were not before the answer was shown. What waits for a teacher, or was not reached, is not counted.
 */
export const TriesToSuccess = v.object({ solved: v.array(v.number()), unsolved: v.number() })
export type TriesToSuccess = v.InferOutput<typeof TriesToSuccess>

/**
 * A question by how hard it was: `credit` is the share of its points earned in percent, `asked` how often it was answered or
 * skipped, `first_try` how often the first try was accepted, `unsolved` how often none was before the answer was shown.
 */
export const HardQuestion = v.object({
  question_id: Id,
  title: v.string(),
  asked: v.number(),
  first_try: v.number(),
  unsolved: v.number(),
  credit: v.number(),
})
export type HardQuestion = v.InferOutput<typeof HardQuestion>

/** What both kinds of progress tell: of first attempts at the caller's work alone, never of test runs or practice. */
const shared = { since: Instant, tries: TriesToSuccess, hardest: v.array(HardQuestion) }

/** A student's progress; `works` in the order finished, `hardest` has up to eight questions that cost points. */
export const StudentProgress = v.object({ ...shared, works: v.array(ProgressWork) })
export type StudentProgress = v.InferOutput<typeof StudentProgress>

/** A class's progress, of those who are in it now; `weeks` has each week, the oldest first. */
export const ClassProgress = v.object({ ...shared, weeks: v.array(ProgressWeek) })
export type ClassProgress = v.InferOutput<typeof ClassProgress>

/** How a student gets on with the caller's work. */
export const getStudentProgress = endpoint({
  method: 'GET',
  path: '/students/:id/progress',
  summary: "A student's progress",
  status: 200,
  query,
  reply: StudentProgress,
})

/** How a class gets on with the caller's work. */
export const getClassProgress = endpoint({
  method: 'GET',
  path: '/classes/:id/progress',
  summary: "A class's progress",
  status: 200,
  query,
  reply: ClassProgress,
})
