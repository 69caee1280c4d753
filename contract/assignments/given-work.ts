import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { IdInQuery, pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'
import { AssignmentFilter } from './assignments.ts'

/**
 * One piece of work as a teacher thinks of it: an exercise given to a class at once, or under one title to students one by one.
 * - `id` is the smallest of `assignment_ids`; `class` is null for what was given one by one; `student` is there where it is one's alone.
 * - `due_date` is the earliest of those that are not turned in, else the last of all; `due_dates` is how many different ones there are.
 * - `assign_at` is there while students see it only from later on. `overdue` counts by the caller's day (`Time-Zone` header).
 * - `closes_at` is when the first of those closes that are not turned in, null when none does; `closed` is how many of these are closed.
 * - `in_progress` counts sessions that are running. `median` is in percent over what was turned in, null below three scores.
 */
export const GivenWork = v.object({
  id: Id,
  title: v.string(),
  exercise_id: Id,
  class: v.nullable(v.object({ id: Id, name: v.string() })),
  student: v.nullable(v.object({ id: Id, name: v.string() })),
  assigned: v.number(),
  turned_in: v.number(),
  in_progress: v.number(),
  overdue: v.number(),
  due_date: v.nullable(Instant),
  due_dates: v.number(),
  assign_at: v.optional(Instant),
  closes_at: v.optional(v.nullable(Instant)),
  closed: v.optional(v.number()),
  median: v.nullable(v.number()),
  assignment_ids: v.array(Id),
})
export type GivenWork = v.InferOutput<typeof GivenWork>

/**
 * What the caller gave, a row for each piece of work. `status` keeps the pieces with a student for whom it is so, `completed` those that
 * all turned in; `q` looks in titles, exercises and the names of students. The counts are always of the whole piece, or of its part in
 * the class asked for. Without `sort` what is unfinished comes first, then by due date, so that the overdue come first.
 */
export const listGivenWork = endpoint({
  method: 'GET',
  path: '/given_work',
  summary: 'Pieces of work the caller gave',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    sort: v.optional(sortBy('status', 'due_date', 'title', 'turned_in', 'median'), 'status'),
    status: v.optional(AssignmentFilter),
    class_id: v.optional(IdInQuery),
    ...pageQuery,
  }),
  reply: v.object({ results: v.array(GivenWork), ...pageReply }),
})
