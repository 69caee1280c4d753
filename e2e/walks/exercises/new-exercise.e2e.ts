import * as v from 'valibot'
import type { NewExerciseValues } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'
import { newExerciseWalk } from '#tests/support/walks/exercises/new-exercise.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, refuseBy429, refuseBy503 } from '#e2e/walks/stage/line.ts'
import { both, isAt, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { exercises: ExercisesScreen }

const Complete = v.object({ values: v.object({ title: v.literal('Plants'), gradeLevel: v.literal(5) }) })

const gestures = {
  'values.changed': null,
  'values.submitted': async ({ exercises, student }) => {
    const making = exercises.dialog('New Exercise')
    await making.getByRole('textbox', { name: 'Title' }).fill(`Plants (${student.username})`)
    await making.getByRole('combobox', { name: 'Grade Level' }).selectOption('5th')
    await making.getByRole('button', { name: 'Create Exercise' }).click()
  },
  // What was entered stays, and Create Exercise sends it again.
  'question.confirmed': null,
  'question.declined': null,
  'retry.requested': null,
} satisfies Record<SubmissionEvent<NewExerciseValues>['type'], BrowserGesture<World>>

const form = reads('New Exercise', 'Grade Level', 'Cancel')

walkInBrowser<World>('new-exercise', {
  walks: [newExerciseWalk],
  callers: { save: isTo('POST', 'exercises') },
  open: async (stage) => {
    await signInTeacher(stage)
    const exercises = new ExercisesScreen(stage.page)
    await arriveAt(stage, '/exercises?add_exercise=1', exercises.dialog('New Exercise').getByRole('textbox', { name: 'Title' }))
    return { ...stage, exercises }
  },
  gestures,
  // The button cannot be pressed before there is a title and a grade.
  leftOut: (event) => event.type === 'values.submitted' && !v.is(Complete, event),
  endings: {
    save: answers('save', refuseBy503, refuseBy429),
  },
  views: {
    'newExercise.editing': both(form, reads('Create Exercise')),
    'newExercise.saving': both(form, reads('Creating...')),
    'newExercise.refused': both(form, reads('Too many tries. Wait a moment and try again.', 'What you entered is still here.')),
    'newExercise.failed': both(form, reads('Failed to create exercise. Please try again.', 'What you entered is still here.')),
    'newExercise.saved': isAt(/^\/exercises\/\d+$/),
  },
})
