import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, IdInQuery, Instant } from './values.ts'

/** What anybody who sees an assignment may know of its exercise. */
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
})
export type AssignedExercise = v.InferOutput<typeof AssignedExercise>

/**
 * Work given to one student. `config.score` is a percentage 0 to 100 of the best completed session; `open_session` is
 * the student's running session, in points, with one task status per question for the rail on its card.
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
      tasks: v.array(v.picklist(['open', 'partly', 'done', 'skipped', 'pending'])),
    }),
  ),
})
export type Assignment = v.InferOutput<typeof Assignment>

/** Filters of the list; `status` is counted by the caller's day (`Time-Zone` header). */
export const AssignmentFilter = v.picklist(['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'])
export type AssignmentFilter = v.InferOutput<typeof AssignmentFilter>

const sortable = ['status', 'due_date', 'title', 'student', 'score', 'completed_on'] as const

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
    q: v.optional(v.pipe(v.string(), v.maxLength(200))),
    sort: v.optional(v.picklist([...sortable, ...sortable.map((name) => `-${name}` as const)])),
    status: v.optional(AssignmentFilter),
    class_id: v.optional(IdInQuery),
    student_id: v.optional(IdInQuery),
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(1000))),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  reply: v.object({ results: v.array(Assignment), total: v.optional(v.number()), next_cursor: v.optional(v.nullable(v.string())) }),
})

/** One assignment; 404 when it is not there or not the caller's to see. */
export const getAssignment = endpoint({ method: 'GET', path: '/assignments/:id', summary: 'One assignment', status: 200, reply: Assignment })
