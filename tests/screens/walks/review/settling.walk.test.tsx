import { expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import type { ErrandsEvent } from '#machines/review/review/errands.machine.ts'
import { settlingMachine } from '#machines/review/review/review.ts'
import { ConcernList } from '#src/app/review/review-page.tsx'
import { exampleConcern } from '#src/screens/review/example-review.ts'
import { atRest, both, busy, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'

const concerns = [exampleConcern, { ...exampleConcern, id: 8, student: { id: 7, name: 'Ana Lima' } }]
const [first, second] = concerns

const walk = walkMachine(settlingMachine, {
  events: [
    { type: 'errand.wished', errand: { concern: first, isSettled: true } },
    { type: 'errand.wished', errand: { concern: second, isSettled: true } },
    { type: 'xstate.done.actor.runErrand', output: { ok: true, done: '2026-11-20T19:30:00.000Z' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'It is gone.' } },
  ],
  context: ({ context }) => [context.waiting.length > 0, context.waiting[0]?.concern.id],
  limit: 100,
})

const words = 'Your note was not saved.'
const views = {
  'settling.idle': both(atRest, readsNot(words)),
  'settling.running': both(busy('Saving...'), readsNot(words)),
  'settling.failed': both(atRest, reads(words, 'Try again')),
}

test('the worrying words show every moment of noting that they were dealt with, and offer every way on', async () => {
  const view = { state: 'ready', rows: concerns, total: 2, facts: null, readAtMs: 0 } as const
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <ConcernList settling={actor} view={view} list={{ send: () => undefined }} timeZone="UTC" />,
    gestures: { 'errand.wished': settle, 'last.undone': () => false, 'newer.kept': () => false, 'retry.requested': press('Try again') } satisfies Record<ErrandsEvent<unknown>['type'], Gesture>,
    views,
  })
  // Words whose note is on its way cannot be noted twice.
  const unoffered = ['errand.wished at settling.running']
  expect(shown).toEqual({ ...shown, seen: Object.keys(views).toSorted(), withoutView: [], unoffered, wrongs: [] })
})

/** Presses the button of the words the event is about. */
function settle(page: HTMLElement, { errand }: AnyEventObject): boolean {
  const button = [...page.querySelectorAll('article')].find((card) => card.textContent.includes(errand.concern.student.name))?.querySelector('button')
  if (button === null || button === undefined || button.hasAttribute('aria-busy')) return false
  button.click()
  return true
}
