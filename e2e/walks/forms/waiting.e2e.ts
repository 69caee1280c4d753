import { expect } from '#e2e/fixtures.ts'
import { usualWaitMs, type WaitingEvent } from '#machines/forms/waiting/waiting.machine.ts'
import { waitingWalk } from '#tests/support/walks/forms/waiting.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough } from '#e2e/walks/stage/line.ts'
import { reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { arriveAt } from '#e2e/walks/stage/playing.ts'

const gestures = {
  'call.dragged': async ({ page, line }) => {
    await page.getByRole('link', { name: 'History' }).first().click()
    await expect.poll(() => line.heldBy('watchCalls').length).toBeGreaterThan(0)
    await page.clock.fastForward(usualWaitMs)
  },
  'call.ended': async ({ line }) => void (await line.end('watchCalls', letThrough)),
  'wait.cancelled': ({ page }) => page.getByRole('button', { name: 'Cancel waiting' }).click(),
} satisfies Record<WaitingEvent['type'], BrowserGesture<Stage>>

// Walked on a history that does not come.
walkInBrowser<Stage>('waiting', {
  walks: [waitingWalk],
  callers: { watchCalls: isTo('GET', 'session') },
  open: async (stage) => {
    await stage.signIn(stage.student)
    await arriveAt(stage, '/student', stage.page.getByText('Hi, Kim').first())
    return stage
  },
  gestures,
  endings: {},
  views: { 'waiting.usual': readsNot('This is taking longer than usual.'), 'waiting.slow': reads('This is taking longer than usual.', 'Cancel') },
})
