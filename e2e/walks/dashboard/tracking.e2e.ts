import * as v from 'valibot'
import type { TrackingEvent } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { trackingWalk } from '#tests/support/walks/dashboard/tracking.ts'
import type { BrowserGesture, Stage, View } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, refuse } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, press } from '#e2e/walks/stage/playing.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

const OfFirst = v.object({ wish: v.object({ isTracked: v.literal(true) }) })

const gestures = {
  'tracking.wished': ({ page, student }) => page.getByRole('button', { name: `Track ${student.name}`, exact: true }).click(),
  'retry.requested': press('Try again'),
} satisfies Record<TrackingEvent['type'], BrowserGesture<Stage>>

const quiet = both(reads('Students', 'tracked of'), readsNot('Failed to'))

walkInBrowser<Stage>('tracking', {
  walks: [trackingWalk],
  callers: { setTracked: isTo('POST', 'students/:id/track') },
  open: async (stage) => {
    const { page, student } = await signInTeacher(stage)
    await arriveAt(stage, `/?q=${encodeURIComponent(student.name)}`, page.getByRole('button', { name: `Track ${student.name}`, exact: true }))
    return stage
  },
  gestures,
  // The scene has one student of its own.
  leftOut: (event) => event.type === 'tracking.wished' && !v.is(OfFirst, event),
  endings: { setTracked: answers('setTracked', refuse) },
  views: {
    'tracking.idle': quiet,
    'tracking.saving': both<Stage>(quiet, isShown('Tracked')),
    'tracking.failed': both<Stage>(reads('Failed to track', 'Nothing else was changed.', 'Try again'), isShown('Track')),
  },
})

/** Says whether the student's toggle has this word. */
function isShown(word: 'Track' | 'Tracked'): View<Stage> {
  return async ({ page, student }) => {
    const toggle = page.getByRole('button', { name: `${word} ${student.name}`, exact: true })
    return (await toggle.count()) === 1 ? null : `the toggle does not say ${word}`
  }
}
