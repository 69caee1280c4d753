import { newExerciseMachine } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { submissionEvents } from '#tests/support/walks/forms/submission.ts'

const exercise = { title: 'Plants', gradeLevel: 5, themes: [], questionIds: [1] }

/** Every moment of making an exercise: complete, without a title, and of a grade that no school has. */
export const newExerciseWalk = walkMachine(newExerciseMachine, {
  events: submissionEvents([exercise, { ...exercise, title: ' ' }, { ...exercise, gradeLevel: 13 }], { exerciseId: 7 }),
  context: ({ context }) => context.fields,
  limit: 50,
})
