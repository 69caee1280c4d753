import * as v from 'valibot'
import { Id, Instant } from '#contract/values.ts'
import { TaskStatus } from '#contract/sessions/verdicts.ts'

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
 * the work was given for a later time: from when its student sees it. From `closes_at` on it can be neither begun nor gone on with; null, or
 * absent in what was kept on a device before: it stays open.
 *
 * Tries, shown answers, credit and time belong to the assignment: a session after an abandoned one goes on with what is left.
 * `first_started_at` is since when they count, null where nothing does: nothing was begun, or its teacher allowed a fresh start
 * (`fresh_start_allowed`) and it was not used yet. `clock_ends_at` is there when a session begun now would end with the clock of an
 * earlier one. `may_begin`: its student may start it, or again.
 */
export const Assignment = v.object({
  id: Id,
  title: v.string(),
  assignment_title: v.string(),
  exercise_id: Id,
  exercise: AssignedExercise,
  grade_level: v.number(),
  student_id: Id,
  student: v.object({ id: Id, name: v.string(), username: v.string() }),
  due_date: v.nullable(Instant),
  assign_at: v.optional(Instant),
  closes_at: v.optional(v.nullable(Instant)),
  version: v.number(),
  first_started_at: v.optional(v.nullable(Instant)),
  fresh_start_allowed: v.optional(v.boolean()),
  clock_ends_at: v.optional(Instant),
  may_begin: v.optional(v.boolean()),
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
