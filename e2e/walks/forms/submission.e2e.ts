import * as v from 'valibot'
import type { ClassNameValues } from '#machines/classroom/classroom/classroom.forms.ts'
import type { SubmissionEvent } from '#machines/forms/submission/submission.machine.ts'
import { ClassroomScreen } from '#e2e/screens/classroom.screen.ts'
import { submissionWalk } from '#tests/support/walks/forms/submission.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, either, isWithoutDialog, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { classroom: ClassroomScreen }

const Nameless = v.object({ values: v.object({ name: v.literal('') }) })

const gestures = {
  'values.changed': ({ classroom, student }) => classroom.dialog.getByLabel('Name').fill(`Class (${student.username})`),
  'values.submitted': async ({ classroom, student }, _, event) => {
    await classroom.dialog.getByLabel('Name').fill(v.is(Nameless, event) ? '' : `Class (${student.username})`)
    await classroom.dialog.getByRole('button', { name: 'Add Class' }).click()
  },
  'question.confirmed': null,
  'question.declined': null,
  'retry.requested': press('Try again'),
} satisfies Record<SubmissionEvent<ClassNameValues>['type'], BrowserGesture<World>>

const form = reads('Add Class', 'Name', 'Cancel')

// Every form is made of this machine; it is walked as the one that makes a class.
walkInBrowser<World>('submission', {
  walks: [submissionWalk],
  usedAs: 'add-class',
  callers: { save: isTo('POST', 'classes') },
  open: async (stage) => {
    await signInTeacher(stage)
    const classroom = new ClassroomScreen(stage.page)
    await arriveAt(stage, '/classroom?add_class=1', classroom.dialog.getByLabel('Name'))
    return { ...stage, classroom }
  },
  gestures,
  endings: {
    save: answers('save', dropAnswer, refuseBy429),
  },
  views: {
    'submission.editing': form,
    'submission.saving': both(form, reads('Saving...')),
    'submission.refused': both(form, either(reads('Class name is required'), reads('Too many tries.'))),
    'submission.failed': both(form, reads('Failed to create class. Please try again.', 'What you typed is still here.', 'Try again')),
    'submission.saved': isWithoutDialog,
  },
})
