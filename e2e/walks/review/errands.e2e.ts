import * as v from 'valibot'
import type { ErrandsEvent } from '#machines/review/review/errands.machine.ts'
import type { Settlement } from '#machines/review/review/review.ts'
import { errandsWalk } from '#tests/support/walks/review/errands.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'
import { walkWork } from '#e2e/walks/stage/school.ts'
import { answerAs } from '#e2e/walks/stage/student-answers.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

const OfFirst = v.object({ errand: v.object({ id: v.literal(1) }) })

const gestures = {
  'errand.wished': ({ page, student }) =>
    page.getByRole('article', { name: `${student.name}, worrying words` }).getByRole('button', { name: /^(I have dealt with it|Put it back on the list)$/ }).click(),
  'retry.requested': press('Try again'),
  // Nobody else notes what one has noted, and a note is taken back by its own button.
  'newer.kept': null,
  'last.undone': null,
} satisfies Record<ErrandsEvent<Settlement>['type'], BrowserGesture<Stage>>

const list = reads('Please read these first', 'I have dealt with it')

// Walked as noting that a student's worrying words were dealt with.
walkInBrowser<Stage>('errands', {
  walks: [errandsWalk],
  usedAs: 'settling',
  callers: { runErrand: isTo('POST', 'concerns/:id/settle') },
  open: async (stage) => {
    const { page, student } = stage
    await answerAs(stage, walkWork.plant, ['i dont want to be here anymore'])
    await signInTeacher(stage)
    await arriveAt(stage, '/classroom/review', page.getByRole('article', { name: `${student.name}, worrying words` }))
    return stage
  },
  gestures,
  // The scene has one student of its own.
  leftOut: (event) => event.type === 'errand.wished' && !v.is(OfFirst, event),
  endings: {
    runErrand: answers('runErrand', refuse, refuseBy429),
  },
  views: {
    'errands.idle': both(reads('Please read these first'), readsNot('Saving...', 'Your note was not saved.')),
    'errands.running': reads('Please read these first', 'Saving...'),
    'errands.failed': both(list, reads('Your note was not saved.', 'Try again')),
  },
})
