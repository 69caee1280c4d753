import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { MarkingEvent } from '#machines/marking/marking.machine.ts'
import { MarkedSessionPage } from '#src/app/marked-session.tsx'
import { both, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/screen-walk.tsx'
import { markingWalk } from '#tests/support/walks/marking.ts'

const gestures = {
  'mark.confirmed': press('Accept for everyone'),
  'mark.cancelled': press('Cancel'),
  'retry.requested': press('Try again'),
} satisfies Partial<Record<MarkingEvent['type'], Gesture>>

const form = reads('Your mark, of 10', 'Save mark', 'Accept try 1 for everyone')
const quiet = readsNot('Your mark was not saved.', 'Accept this answer for everyone?')

const views = {
  'marking.idle': both(form, quiet),
  'marking.counting': both(form, quiet),
  'marking.uncounted': reads('Your mark was not saved.', 'Try again'),
  'marking.confirming': reads('Accept this answer for everyone?', 'The question is counted again in 3 places', 'Cancel'),
  'marking.saving': form,
  'marking.refused': (shown: HTMLElement, moment: AnyMachineSnapshot) => reads(moment.context.sentence)(shown, moment),
  'marking.failed': reads('Your mark was not saved.', 'Try again'),
}

test('the page of a session shows every moment of marking it and offers every way on', { timeout: 60_000 }, async () => {
  const shown = await walkScreen({
    walk: markingWalk,
    mount: ({ actor }) => <MarkedSessionPage marking={actor} timeZone="UTC" />,
    gestures,
    views,
  })
  expect({ withoutView: shown.withoutView, wrongs: shown.wrongs }).toEqual({ withoutView: [], wrongs: [] })
})
