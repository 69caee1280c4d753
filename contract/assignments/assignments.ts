import * as v from 'valibot'
import { Assignment } from './assignment.ts'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { IdInQuery, IdsInQuery, pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { GradeLevel, Id, Instant, Version } from '#contract/values.ts'

/** Filters of the list; `status` is counted by the caller's day (`Time-Zone` header). */
export const AssignmentFilter = v.picklist(['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'])
export type AssignmentFilter = v.InferOutput<typeof AssignmentFilter>

/**
 * A student's own assignments, or all of a teacher's. With `limit` the answer is a page with `total` and `next_cursor`.
 * `ids` (1,2,3; at most 200) and `given_with` (an assignment, for all of its piece of work) narrow a teacher's list.
 * Without `sort` the order is `status`: unfinished before finished, then by due date, so that the overdue come first. `standing` is that order with
 * the students of one due date by name, for a list as long as a class.
 */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/assignments',
  summary: 'Assignments of the caller',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    sort: v.optional(sortBy('status', 'standing', 'due_date', 'title', 'student', 'score', 'completed_on'), 'status'),
    status: v.optional(AssignmentFilter),
    class_id: v.optional(IdInQuery),
    student_id: v.optional(IdInQuery),
    given_with: v.optional(IdInQuery),
    ids: v.optional(IdsInQuery),
    ...pageQuery,
  }),
  reply: v.object({ results: v.array(Assignment), ...pageReply }),
})

/** One assignment; 404 when it is not there or not the caller's to see. */
export const getAssignment = endpoint({ method: 'GET', path: '/assignments/:id', summary: 'One assignment', status: 200, reply: Assignment })

/** What a piece of work is called: one line, 1 to 220 characters, trimmed. */
export const AssignmentTitle = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Please enter a title'),
  v.maxLength(220, 'A title cannot be longer than 220 characters'),
  onOneLine,
)

/** When work is due, to the minute or finer; null is no due date. */
export const DueDate = v.nullable(v.pipe(Instant, v.check(isStorable, 'Please choose a date between 1970 and 9999')))

const GivenConfig = v.object({ allowRedoAssignment: v.optional(v.boolean()) })

/**
 * What work is given with beside its exercise: the title defaults to the exercise's with " Assignment", the grade to the giver's
 * preferred one. Its student sees it from `assign_at`, which must be before the due date; null or absent is at once. It closes at `closes_at`,
 * on or after the due date; null or absent is never.
 */
const given = {
  title: v.optional(AssignmentTitle),
  grade_level: v.optional(GradeLevel),
  due_date: v.optional(DueDate),
  closes_at: v.optional(DueDate),
  assign_at: v.optional(DueDate),
  config: v.optional(GivenConfig),
}

/** Gives an exercise to one student. 404 when either is not the caller's to see, 422 when the exercise has no questions. */
export const createAssignment = endpoint({
  method: 'POST',
  path: '/assignments',
  summary: 'Give an exercise to a student',
  status: 201,
  body: v.object({ exercise_id: Id, student_id: Id, ...given }),
  reply: Assignment,
})

/**
 * Changes title, due date and closing (null takes either away; sessions that run get their new end at once), whether it may be done again, and from
 * when its student sees it (null is at once);
 * what is absent stays. 409 when the work is complete and its due date has passed, when its student sees it already and would
 * not any more, or when `version` is stale: then with the `current` assignment.
 */
export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/assignments/:id',
  summary: 'Change an assignment',
  status: 200,
  body: v.object({
    title: v.optional(AssignmentTitle),
    due_date: v.optional(DueDate),
    closes_at: v.optional(DueDate),
    assign_at: v.optional(DueDate),
    config: v.optional(GivenConfig),
    version: v.optional(Version),
  }),
  reply: Assignment,
})

/** Puts an assignment into the bin (`Location: /api/bin/{id}`); its sessions stay. 409 when it is complete. */
export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/assignments/:id',
  summary: 'Delete an assignment',
  status: 204,
  reply: null,
})

const AssignmentIds = v.pipe(v.array(Id), v.minLength(1, 'Choose at least one assignment'), v.maxLength(1000, 'Choose at most 1000 assignments'))

/**
 * Changes several assignments, each one wholly or not at all; `error` says why not. An absent or null `due_date` keeps
 * theirs, an absent `closes_at` as well (null opens them for good). `title` and `exercise_id` only for work that was not started yet. Answers in
 * the order asked, each id once.
 */
export const batchUpdateAssignments = endpoint({
  method: 'POST',
  path: '/assignments/batch_update',
  summary: 'Change several assignments',
  status: 200,
  body: v.object({
    assignment_ids: AssignmentIds,
    due_date: v.optional(DueDate),
    closes_at: v.optional(DueDate),
    title: v.optional(AssignmentTitle),
    exercise_id: v.optional(Id),
    config: v.optional(GivenConfig),
  }),
  reply: v.object({ results: v.array(v.object({ id: Id, ok: v.boolean(), error: v.optional(v.string()) })) }),
})

/**
 * Allows students a fresh start: tries, shown answers, kept credit and used time of these assignments count no more, and work that was
 * turned in may be done once more (the best score stays). A session that runs goes on; the next one begins anew. Where nothing was
 * begun since the last fresh start nothing changes. Answers in the order asked, each id once; `error` says why not.
 */
export const allowFreshStart = endpoint({
  method: 'POST',
  path: '/assignments/fresh_start',
  summary: 'Allow a fresh start of assignments',
  status: 200,
  body: v.object({ assignment_ids: AssignmentIds }),
  reply: v.object({ results: v.array(v.object({ id: Id, ok: v.boolean(), error: v.optional(v.string()) })) }),
})

const AssignedIds = v.object({ assignment_ids: v.array(Id) })

/** Gives an exercise to every member of a class and to those who join later; answers the members' assignments. */
export const assignExerciseToClass = endpoint({
  method: 'POST',
  path: '/classes/:id/assign_exercise',
  summary: 'Give an exercise to a class',
  status: 200,
  body: v.object({ exercise_id: Id, ...given }),
  reply: AssignedIds,
})

/**
 * Gives the exercise of an assignment to a class, with its title, due date and config. A member who is that assignment's
 * student keeps it as their part of the class's work instead of getting a second one.
 */
export const assignAssignmentToClass = endpoint({
  method: 'POST',
  path: '/classes/:id/assign_assignment',
  summary: 'Give the work of an assignment to a class',
  status: 200,
  body: v.object({ assignment_id: Id }),
  reply: AssignedIds,
})

function isStorable(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year <= 9999
}
