import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** What the New Exercise dialog sends; the grade is null until one was chosen. */
export type NewExerciseValues = { title: string; gradeLevel: number | null; themes: readonly string[]; questionIds: readonly number[] }

/**
 * Making a new exercise; `saved` is its id.
 * Invariant: Nothing without a title or a grade is sent, and only the server's yes ends it.
 * [library-forms.walk.test.ts: on every path of a new exercise nothing without a title]
 */
export const newExerciseMachine = createSubmissionMachine<NewExerciseValues, { exerciseId: number }>({
  id: 'newExercise',
  check: newExerciseProblems,
  failedSentence: 'Failed to create exercise. Please try again.',
})

/** Whether the dialog has what an exercise needs: a title, and a grade from 1 to 12. */
export function isComplete({ title, gradeLevel }: Pick<NewExerciseValues, 'title' | 'gradeLevel'>): boolean {
  return Object.keys(newExerciseProblems({ title, gradeLevel, themes: [], questionIds: [] })).length === 0
}

function newExerciseProblems({ title, gradeLevel }: NewExerciseValues): Record<string, string> {
  const isGrade = gradeLevel !== null && Number.isInteger(gradeLevel) && gradeLevel >= 1 && gradeLevel <= 12
  return {
    ...(title.trim() === '' ? { title: 'Title is required' } : {}),
    ...(isGrade ? {} : { gradeLevel: 'Grade level must be from 1 to 12' }),
  }
}
