import { expect, test } from 'vitest'
import type { PlacingEvent } from '#machines/classroom/classroom/placing.machine.ts'
import { PlacingStudents } from '#src/app/classroom/students/placing.tsx'
import { exampleClasses } from '#src/screens/classroom/example-classroom.ts'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import { atRest, both, busy, either, type Gesture, press, reads, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { movingWalk, takingOutWalk } from '#tests/support/walks/classroom/placing.ts'

const gestures = {
  'placing.submitted': (page) => submit(page),
  'placing.cancelled': press('Stop'),
  'retry.requested': press('Try again'),
  'placing.closed': either(press('Cancel'), press('Close')),
} satisfies Record<Exclude<PlacingEvent['type'], 'class.chosen'>, Gesture>

function submit(page: HTMLElement): boolean {
  const button = [...page.querySelectorAll('button')].at(-1)
  if (button === undefined || !/to class|from class/.test(button.textContent)) return false
  button.click()
  return true
}

const views = {
  'placing.asking': both(atRest, reads('Cancel')),
  'placing.refused': both(atRest, reads('Please select a class')),
  'placing.placing': both(busy('Saving...'), reads('of 2 done', 'Stop')),
  'placing.left': () => null,
  'placing.closed': () => null,
}

test.each([
  ['to another class', movingWalk],
  ['out of a class', takingOutWalk],
])('the dialog shows every moment of taking students %s and offers every way on', async (_, walk) => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <PlacingStudents placing={actor} classes={exampleClasses} />,
    gestures,
    views,
    options: withHeldBatch('placeStudents'),
  })
  expect({ withoutView: shown.withoutView, wrongs: shown.wrongs }).toEqual({ withoutView: [], wrongs: [] })
})
