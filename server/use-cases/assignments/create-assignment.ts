import type { Assignment } from '#contract/assignments/assignment.ts'
import type { createAssignment as endpoint } from '#contract/assignments/assignments.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { holdStudentOf, insertAssignment } from '#server/db/assignments/assignment-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { defaultTitle, givableExercise } from './givable-exercise.ts'
import { givenTimes } from './given-times.ts'
import { readAssignment } from './read-assignment.ts'

/**
 * Gives an exercise to one student, unfinished and without a score. Refuses what or whom the caller does not see, and an
 * exercise without questions.
 */
export function createAssignment({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, body: BodyOf<typeof endpoint>): Promise<Assignment> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    if (!(await holdStudentOf(tx, caller, body.student_id))) throw fail('not_found')
    const exercise = await givableExercise(tx, caller, body.exercise_id)
    const id = await insertAssignment(tx, {
      teacherId: caller.id,
      studentId: body.student_id,
      exerciseId: exercise.id,
      title: body.title ?? defaultTitle(exercise),
      gradeLevel: body.grade_level ?? exercise.preferredGradeLevel,
      ...givenTimes(body),
      allowRedo: body.config?.allowRedoAssignment ?? false,
      createdAt: now,
    })
    return readAssignment({ db: tx, clock }, caller, id)
  })
}
