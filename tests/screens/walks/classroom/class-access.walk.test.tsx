import { expect, test } from 'vitest'
import type { ClassAccessEvent } from '#machines/classroom/classroom/class-access.machine.ts'
import { ClassAccessOpen } from '#src/app/classroom/classes/class-access.tsx'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import type { LiveOptions } from '#tests/support/walking/live.ts'
import { either, type Gesture, press, reads, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { classAccessWalk } from '#tests/support/walks/classroom/class-access.ts'

const gestures = {
  'students.chosen': choose,
  'passwords.requested': press('New start passwords and cards'),
  'links.requested': press('Send magic links'),
  'blank.requested': press('Cards without passwords'),
  'question.confirmed': either(press('Make '), press('Send ')),
  'question.declined': press('Back'),
  'cancel.requested': press('Stop'),
  'retry.requested': press('Try again'),
  'rest.left': press('Continue without them'),
  'cards.printed': print,
  'access.closed': either(press('Close'), press('Done')),
} satisfies Record<ClassAccessEvent['type'], Gesture>

const held = 'The mail server is not answering at the moment. One email goes out by itself as soon as it does.'

const views = {
  'classAccess.choosing': reads('Maya Okafor', 'another teacher’s account', 'Cards without passwords'),
  'classAccess.askingPasswords': reads('stop', 'Make ', 'Back'),
  'classAccess.askingLinks': reads('Passwords stay as they are.', 'Back'),
  'classAccess.making': reads('New start passwords', 'made', 'Stop'),
  'classAccess.mailing': reads('Send magic links', 'sent', 'Stop'),
  'classAccess.mailed': mailed,
  'classAccess.blankCards': reads('on these cards they are left blank', 'Print'),
  'classAccess.newCards.unprinted': reads('harbour-violet-71', 'Print'),
  'classAccess.newCards.printed': reads('harbour-violet-71', 'Print'),
  'classAccess.closed': () => null,
}

test('the dialog shows every moment of how a class gets in and offers every way on', async () => {
  const shown = await walkScreen({
    walk: classAccessWalk,
    mount: ({ actor }) => <ClassAccessOpen access={actor} className="Algebra 1" onClose={() => actor.send({ type: 'access.closed' })} />,
    gestures,
    views,
    options: heldBoth(),
  })
  const unoffered = [
    // What was not done is asked about in the bulk action's own moments.
    'rest.left at classAccess.mailing',
    'rest.left at classAccess.making',
    'retry.requested at classAccess.mailing',
    'retry.requested at classAccess.making',
  ]
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 10, withoutView: [], unoffered, wrongs: [] })
})

function heldBoth(): LiveOptions {
  const [passwords, links] = [withHeldBatch('makePasswords'), withHeldBatch('mailLinks')]
  return { replace: (control) => ({ ...passwords.replace?.(control), ...links.replace?.(control) }) }
}

/** What left is told from what waits for the mail server. */
function mailed(page: HTMLElement, moment: Parameters<View>[1]): string | null {
  return reads(moment.context.waiting > 0 ? held : '1 magic link was sent.', 'Done')(page, moment)
}

/** Chooses everybody, nobody, or Liam alone. */
function choose(page: HTMLElement, event: Parameters<Gesture>[1]): boolean {
  const [all, maya, liam] = page.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=checkbox]')
  if (!all || !maya || !liam) return false
  const count = Array.isArray(event['ids']) ? event['ids'].length : 0
  if (count === 1) {
    if (maya.checked) maya.click()
    else if (!liam.checked) liam.click()
    return true
  }
  const wanted = count > 0
  if (all.checked === wanted && !all.indeterminate) return true
  if (all.checked === wanted || all.indeterminate) all.click()
  if (all.checked !== wanted) all.click()
  return true
}

function print(page: HTMLElement): boolean {
  window.print = () => undefined
  return press('Print')(page)
}
