import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { onOneLine } from './texts.ts'
import { IdInQuery, pageQuery, pageReply, SearchWords, sortBy } from './lists.ts'
import { GradeLevel, Id, Instant, Version } from './values.ts'
import { TaskStatus } from './verdicts.ts'

/** What anybody who sees an assignment may know of its exercise. `is_withdrawn` is true when it was deleted: what did not begin cannot any more. */
export const AssignedExercise = v.object({
  id: Id,
  title: v.string(),
  subject: v.string(),
  num_question_sets: v.number(),
  total_questions: v.number(),
  total_possible_score: v.number(),
  has_accent_training: v.boolean(),
  timer_minutes: v.nullable(v.number()),
  attempts_before_moving_on: v.number(),
  is_withdrawn: v.optional(v.boolean()),
})
export type AssignedExercise = v.InferOutput<typeof AssignedExercise>

/**
 * Work given to one student. `config.score` is a percentage 0 to 100 of the best completed session; `open_session` is
 * the student's running session, in points, with how each question stands for the rail on its card. `assign_at` is there when
 * the work was given for a later time: from when its student sees it.
 */
export const Assignment = v.object({
  id: Id,
  title: v.string(),
  assignment_title: v.string(),
  exercise_id: Id,
  exercise: AssignedExercise,
  grade_level: v.number(),
  student_id: Id,
  student: v.object({ id: Id, name: v.string() }),
  due_date: v.nullable(Instant),
  assign_at: v.optional(Instant),
  version: v.number(),
  config: v.object({
    complete: v.boolean(),
    completed_on: v.nullable(Instant),
    score: v.number(),
    chat_session_id: v.nullable(Id),
    allowRedoAssignment: v.boolean(),
    late: v.boolean(),
  }),
  open_session: v.nullable(
    v.object({
      id: Id,
      score: v.number(),
      total_possible_score: v.number(),
      deadline_at: v.nullable(Instant),
      tasks: v.array(v.object({ status: TaskStatus, score: v.number() })),
    }),
  ),
})
export type Assignment = v.InferOutput<typeof Assignment>

/** Filters of the list; `status` is counted by the caller's day (`Time-Zone` header). */
export const AssignmentFilter = v.picklist(['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'])
export type AssignmentFilter = v.InferOutput<typeof AssignmentFilter>

/**
 * A student's own assignments, or all of a teacher's. With `limit` the answer is a page with `total` and `next_cursor`.
 * Without `sort` the order is `status`: unfinished before finished, then by due date, so that the overdue come first.
 */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/assignments',
  summary: 'Assignments of the caller',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    sort: v.optional(sortBy('status', 'due_date', 'title', 'student', 'score', 'completed_on'), 'status'),
    status: v.optional(AssignmentFilter),
    class_id: v.optional(IdInQuery),
    student_id: v.optional(IdInQuery),
    ...pageQuery,
  }),
  reply: v.object({ results: v.array(Assignment), ...pageReply }),
})

/** One assignment; 404 when it is not there or not the caller's to see. */
export const getAssignment = endpoint({ method: 'GET', path: '/assignments/:id', summary: 'One assignment', status: 200, reply: Assignment })

/** What a piece of work is called: one line, 1 to 220 characters, trimmed. */
export const AssignmentTitle = v.pipe(
  v.string(),
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
 * preferred one. Its student sees it from `assign_at`, which must be before the due date; null or absent is at once.
 */
const given = {
  title: v.optional(AssignmentTitle),
  grade_level: v.optional(GradeLevel),
  due_date: v.optional(DueDate),
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
 * Changes title, due date (null takes it away) and whether it may be done again; what is absent stays. 409 when the work is
 * complete and its due date has passed, or when `version` is stale: then with the `current` assignment.
 */
export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/assignments/:id',
  summary: 'Change an assignment',
  status: 200,
  body: v.object({
    title: v.optional(AssignmentTitle),
    due_date: v.optional(DueDate),
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

/**
 * Changes several assignments, each one wholly or not at all; `error` says why not. An absent or null `due_date` keeps
 * theirs. `title` and `exercise_id` only for work that was not started yet. Answers in the order asked, each id once.
 */
export const batchUpdateAssignments = endpoint({
  method: 'POST',
  path: '/assignments/batch_update',
  summary: 'Change several assignments',
  status: 200,
  body: v.object({
    assignment_ids: v.pipe(v.array(Id), v.minLength(1, 'Choose at least one assignment'), v.maxLength(1000, 'Choose at most 1000 assignments')),
    due_date: v.optional(DueDate),
    title: v.optional(AssignmentTitle),
    exercise_id: v.optional(Id),
    config: v.optional(GivenConfig),
  }),
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
