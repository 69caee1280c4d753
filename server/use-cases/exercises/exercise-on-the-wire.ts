import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { findExerciseRow, type ExerciseRow } from '#server/db/exercises/exercises.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { mayEdit, ownerFor } from '#server/policies/library-items.ts'
import { assignedExercise } from '#server/use-cases/assignments/assigned-exercise.ts'
import { assignedSet } from '#server/use-cases/exercises/set-on-the-wire.ts'

/** An exercise as its viewer reads it. */
export function exerciseOnTheWire(viewer: Pick<Caller, 'id' | 'role'>, row: ExerciseRow): Exercise {
  const assigned = assignedExercise({ ...row, isDeleted: false })
  const { title, subject, num_question_sets, total_questions, total_possible_score, has_accent_training } = assigned
  return {
    id: row.id,
    title,
    grade_level: row.gradeLevel,
    themes: row.themes,
    tags: row.tags,
    subject,
    question_ids: row.sets.map(({ questionId }) => questionId),
    num_question_sets,
    total_questions,
    total_possible_score,
    has_accent_training,
    assigned_question_sets: row.sets.map((set) => assignedSet(set, row.config)),
    owner: ownerFor(viewer, row),
    can_edit: mayEdit(viewer, row),
    shared_by: row.sharedBy,
    last_completed_assignment: row.lastCompleted && { name: row.lastCompleted.name, date: new Date(row.lastCompleted.date).toISOString() },
    assignments: row.assignments,
    assignment_count: row.assignmentCount,
    config: row.config,
    version: row.version,
  }
}

/** Reads an exercise the viewer may use; 404 without one. */
export async function readExercise(db: Db | Transaction, viewer: Pick<Caller, 'id' | 'role'>, id: number): Promise<Exercise> {
  const row = await findExerciseRow(db, viewer, id)
  if (!row) throw fail('not_found')
  return exerciseOnTheWire(viewer, row)
}
