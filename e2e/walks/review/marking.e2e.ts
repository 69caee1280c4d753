import type { Request } from '@playwright/test'
import * as v from 'valibot'
import type { MarkingEvent } from '#machines/review/marking/marking.machine.ts'
import { work } from '#e2e/school.ts'
import { markingWalk } from '#tests/support/walks/review/marking.ts'
import type { BrowserGesture } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, letThrough, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, press } from '#e2e/walks/stage/playing.ts'
import { answerAs } from '#e2e/walks/stage/student-answers.ts'
import { signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

const Score = v.object({ wish: v.object({ kind: v.literal('score'), score: v.number(), reason: v.string() }) })

const Held = v.object({ wish: v.object({ kind: v.literal('quality') }) })
const CameLater = v.object({ output: v.object({ newer: v.unknown() }) })
const ByScore = v.object({ context: v.object({ wish: v.object({ kind: v.literal('score') }) }) })

/** A session being marked, which the same teacher can mark past the page. */
type MarkingStage = TeacherStage & { session: number }

const isAccepting = isTo('POST', 'question_definitions/:id/accept_answer')
const isScoring = isTo('POST', 'session/:id/override')

const gestures = {
  'mark.typed': ({ page }) => page.getByRole('textbox', { name: 'Reason' }).fill('It had the idea.'),
  'mark.wished': async ({ page }, _, event) => {
    if (!v.is(Score, event)) return page.getByRole('button', { name: 'Accept try 1 for everyone' }).click()
    await page.getByRole('textbox', { name: 'Your mark, of 10' }).fill(String(event.wish.score))
    await page.getByRole('textbox', { name: 'Reason' }).fill(event.wish.reason)
    await page.getByRole('button', { name: 'Save mark' }).click()
  },
  'mark.confirmed': press('Accept for everyone'),
  'mark.cancelled': press('Cancel'),
  'newer.kept': press('Keep 7.5'),
  'newer.replaced': press('Save 10 instead'),
  'retry.requested': press('Try again'),
} satisfies Record<MarkingEvent['type'], BrowserGesture<MarkingStage>>

const form = reads('Your mark, of 10', 'Accept try 1 for everyone')
const quiet = readsNot('Your mark was not saved.', 'Accept this answer for everyone?')

walkInBrowser<MarkingStage>('marking', {
  walks: [markingWalk],
  callers: {
    countRegraded: (request) => isAccepting(request) && isPreview(request),
    saveMark: (request) => isScoring(request) || (isAccepting(request) && !isPreview(request)),
  },
  open: async (stage) => {
    const session = await answerAs(stage, work.overdue, ['0.6'])
    const teachers = await signInTeacher(stage)
    await arriveAt(stage, `/session_details/${session}`)
    return { ...teachers, session }
  },
  gestures,
  // Only the question has a button to cancel with.
  leftOut: (event, before) =>
    // No answer of this session was graded by a language model: what is held is played by a journey.
    v.is(Held, event) ||
    (event.type === 'mark.cancelled' && !before.matches('confirming')) || (v.is(CameLater, event) && !v.is(ByScore, before)),
  endings: {
    countRegraded: answers('countRegraded', refuse, refuseBy429),
    saveMark: (event) => (v.is(CameLater, event) ? ends('saveMark', letThrough, markElsewhere) : answers<MarkingStage>('saveMark', dropAnswer, refuseBy429)(event)),
  },
  views: {
    'marking.idle': both(form, both(quiet, reads('Save mark'))),
    'marking.counting': both(form, quiet),
    'marking.uncounted': reads('Your mark was not saved.', 'Try again'),
    'marking.confirming': reads('Accept this answer for everyone?', 'The question is scored again in', 'No score goes down', 'Cancel'),
    'marking.saving': both(form, quiet),
    'marking.refused': both(form, reads('Too many tries. Wait a moment and try again.')),
    'marking.outdated': reads('You gave 7.5 of 10 in another tab or on another device. Your 10 is not saved.', 'Keep 7.5', 'Save 10 instead'),
    'marking.failed': reads('Your mark was not saved.', 'Try again'),
  },
  played: ['mark.typed'],
  turn: async ({ page }) => page.getByRole('region', { name: 'Your mark' }).scrollIntoViewIfNeeded(),
})

function isPreview(request: Request): boolean {
  return v.is(v.object({ preview: v.literal(true) }), request.postDataJSON())
}

/** The same teacher marks the question in another place. */
async function markElsewhere({ ask, session }: MarkingStage): Promise<void> {
  await ask('POST', `session/${session}/override`, { question_set_index: 0, question_index: 0, points: 7.5 })
}
