import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, SearchWords } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'

const Average = { average: v.number(), works: v.number() }
const LastScores = v.array(v.number())

/**
 * Why a student stands on the watch-list as they do. Scores are percentages of first attempts (the first session that was
 * finished of each piece of the caller's work, begun in the last 28 days), never of test runs or practice.
 * - `stuck`: in the last 7 days they left, or stand at, a question after three or more tries with none accepted.
 * - `overdue`: unfinished work, of exercises not deleted, whose due day is over by the caller's day; `since` is the oldest due date.
 * - `dropping`, `improving`: each of the last three scores below (above) the one before, 15 points or more in all.
 * - `low`: two or more scores whose average is 60 or less, unless it is improving.
 * - `steady`: the average of what was finished; `quiet`: nothing was finished, `last_active` is null when nothing ever began.
 */
export const WatchReason = v.variant('kind', [
  v.object({ kind: v.literal('stuck'), question_title: v.string(), tries: v.number(), session_id: Id }),
  v.object({ kind: v.literal('overdue'), count: v.number(), since: Instant }),
  v.object({ kind: v.literal('dropping'), scores: LastScores }),
  v.object({ kind: v.literal('low'), ...Average }),
  v.object({ kind: v.literal('improving'), scores: LastScores }),
  v.object({ kind: v.literal('steady'), ...Average }),
  v.object({ kind: v.literal('quiet'), last_active: v.nullable(Instant) }),
])
export type WatchReason = v.InferOutput<typeof WatchReason>

/**
 * A student of the tracker. `reasons` come most urgent first, at least one; `needs_help` is true for the first four kinds.
 * `pending` counts unfinished work; `next` is the one due earliest from the caller's today on, else the one due last.
 */
export const WatchedStudent = v.object({
  id: Id,
  name: v.string(),
  is_tracked: v.boolean(),
  needs_help: v.boolean(),
  reasons: v.array(WatchReason),
  pending: v.number(),
  next: v.nullable(v.object({ assignment_id: Id, title: v.string(), due_date: Instant })),
})
export type WatchedStudent = v.InferOutput<typeof WatchedStudent>

/**
 * What all of the caller's students add up to: `help` need it, `due_today` and `overdue` count unfinished work, `has_given`
 * tells whether work was ever given.
 */
export const WatchCounts = v.object({
  students: v.number(),
  tracked: v.number(),
  help: v.number(),
  due_today: v.number(),
  overdue: v.number(),
  has_given: v.boolean(),
})
export type WatchCounts = v.InferOutput<typeof WatchCounts>

/**
 * The students tracker, tracked students first, then by urgency. Without `q` and `show` these are all tracked ones, filled up
 * to five with others; `show=help` are those who need help, tracked or not, the most urgent first; `q` looks into the names of
 * all, and forgives a slip where nothing has the words as they are.
 * One page of `limit` students, going on at `cursor`, a place that stays whoever leaves it.
 */
export const listWatched = endpoint({
  method: 'GET',
  path: '/dashboard/students',
  summary: 'The watch-list',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    show: v.optional(v.picklist(['tracked', 'help'])),
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(500)), '20'),
    cursor: pageQuery.cursor,
  }),
  reply: v.object({ results: v.array(WatchedStudent), counts: WatchCounts, total: v.number(), next_cursor: v.nullable(v.string()) }),
})

/**
 * A class and its week: the caller's today and the six days before. `scores` has who finished something in it, the lowest
 * first: the average of their first attempts and how many; `median` is of those. `overdue` counts unfinished work.
 */
export const ClassWeek = v.object({
  id: Id,
  name: v.string(),
  students: v.number(),
  overdue: v.number(),
  median: v.nullable(v.number()),
  scores: v.array(v.object({ student_id: Id, name: v.string(), score: v.number(), works: v.number() })),
})
export type ClassWeek = v.InferOutput<typeof ClassWeek>

/** The caller's classes with their week, by name, at most a hundred of `total`. */
export const listClassWeeks = endpoint({
  method: 'GET',
  path: '/dashboard/classes',
  summary: 'Classes and their week',
  status: 200,
  reply: v.object({ results: v.array(ClassWeek), total: v.number() }),
})
