import { expect, test } from 'vitest'
import { type AnyActorLogic, assign, setup } from 'xstate'
import type { BatchCall } from '#machines/batch/batch.items.ts'
import type { PlacingEvent } from '#machines/classroom/placing.machine.ts'
import { PlacingStudents } from '#src/app/classroom-placing.tsx'
import { exampleClasses } from '#src/screens/classroom/example-classroom.ts'
import { either, type Gesture, press, reads, walkScreen } from '#tests/support/screen-walk.tsx'
import { movingWalk, takingOutWalk } from '#tests/support/walks/placing.ts'

const gestures = {
  'placing.submitted': (page) => submit(page),
  'placing.cancelled': press('Stop'),
  'retry.requested': press('Try again'),
  'placing.closed': either(press('Cancel'), press('Close')),
} satisfies Partial<Record<PlacingEvent['type'], Gesture>>

function submit(page: HTMLElement): boolean {
  const button = [...page.querySelectorAll('button')].at(-1)
  if (button === undefined || !/to class|from class/.test(button.textContent)) return false
  button.click()
  return true
}

const noneBegun: { items: readonly object[]; came: unknown } = { items: [], came: null }
const noneAsked: { items: readonly BatchCall<unknown, unknown>[] } = { items: [] }

/** A batch as its dialog sees it, which ends when the walk says so. */
function heldBatch(call: AnyActorLogic) {
  return setup({
    types: { context: noneBegun, input: noneAsked },
    actors: { call },
  }).createMachine({
    context: ({ input }) => ({ items: input.items.map((item) => ({ ...item, status: 'waiting', sentence: null, fields: {} })), came: null }),
    initial: 'running',
    output: ({ context }) => context.came,
    states: {
      running: { invoke: { src: 'call', id: 'placeStudents', onDone: { actions: assign({ came: ({ event }) => event.output }), target: 'done' } } },
      done: { type: 'final' },
    },
  })
}

const views = {
  'placing.asking': reads('Cancel'),
  'placing.refused': reads('Please select a class'),
  'placing.placing': reads('of 2 done', 'Stop'),
  'placing.interrupted': reads('Nobody knows how far it came', 'Try again'),
  'placing.left': () => null,
  'placing.closed': () => null,
}

test.each([
  ['to another class', movingWalk],
  ['out of a class', takingOutWalk],
])('the dialog shows every moment of taking students %s and offers every way on', { timeout: 60_000 }, async (_, walk) => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <PlacingStudents placing={actor} classes={exampleClasses} />,
    gestures,
    views,
    options: { replace: (control) => ({ placeStudents: heldBatch(control('placeStudents', () => (output) => output)) }) },
  })
  expect({ withoutView: shown.withoutView, wrongs: shown.wrongs }).toEqual({ withoutView: [], wrongs: [] })
})
