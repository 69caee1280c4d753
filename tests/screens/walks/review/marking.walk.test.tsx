import { expect, test } from 'vitest'
import type { MarkingEvent } from '#machines/review/marking/marking.machine.ts'
import { MarkedSessionPage } from '#src/app/review/marked-session.tsx'
import { atRest, both, either, type Gesture, press, reads, readsNot, type, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { toursOf } from '#tests/support/walking/tours.ts'
import { markingWalk } from '#tests/support/walks/review/marking.ts'

const gestures = {
  'mark.typed': (page) => type(page, 'textarea', 'It had the idea.'),
  'mark.confirmed': press('Accept for everyone'),
  'mark.cancelled': press('Cancel'),
  'newer.kept': press('Keep 7.5'),
  'newer.replaced': either(press('Save 10 instead'), press('Hold it instead')),
  'retry.requested': press('Try again'),
} satisfies Record<Exclude<MarkingEvent['type'], 'mark.wished'>, Gesture>

const form = reads('Your mark, of 10', 'Save mark', 'Accept try 1 for everyone')
const quiet = readsNot('Your mark was not saved.', 'Accept this answer for everyone?')

const views = {
  'marking.idle': both(form, quiet, atRest, isOpen(true)),
  'marking.counting': both(form, quiet, isOpen(false)),
  'marking.uncounted': both(reads('Your mark was not saved.', 'Try again'), atRest, isOpen(true)),
  'marking.confirming': reads('Accept this answer for everyone?', 'The question is scored again in 3 places', 'Cancel'),
  'marking.saving': both(form, quiet, (shown, moment) => (moment.context.newer === null ? isOpen(false)(shown, moment) : reads('Saving...')(shown, moment))),
  'marking.refused': both((shown, moment) => reads(moment.context.sentence)(shown, moment), isOpen(true)),
  'marking.outdated': both(reads('Elena Alvarez gave 7.5 of 10 in the meantime.', 'Keep 7.5'), (shown, moment) => {
    return reads(...(moment.context.wish?.kind === 'score' ? ['Your 10 is not saved.', 'Save 10 instead'] : ['It was not held for you.', 'Hold it instead']))(shown, moment)
  }),
  'marking.failed': both(reads('Your mark was not saved.', 'Try again'), atRest, isOpen(true)),
}

test('the page of a session shows every moment of marking it and offers every way on', { timeout: 400_000 }, async () => {
  const shown = await walkScreen({
    walk: markingWalk,
    ways: toursOf(markingWalk),
    mount: ({ actor }) => <MarkedSessionPage marking={actor} timeZone="UTC" />,
    gestures,
    views,
  })
  expect({ withoutView: shown.withoutView, wrongs: shown.wrongs }).toEqual({ withoutView: [], wrongs: [] })
})

/** Whether an answer can be accepted for everyone now, which it can while no mark is on its way. */
function isOpen(wanted: boolean): View {
  return (shown) => {
    const button = [...shown.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Accept try 1'))
    const isOn = button !== undefined && !button.disabled && button.ariaDisabled !== 'true'
    return isOn === wanted ? null : `an answer can${wanted ? 'not' : ''} be accepted`
  }
}
