import { readingMachine } from '#machines/lists/reading/reading.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of reading one thing. */
export const readingWalk = walkMachine(readingMachine, {
  input: { key: 7 },
  events: [
    { type: 'xstate.done.actor.read', output: 'found' },
    { type: 'xstate.done.actor.readAgain', output: 'changed' },
  ],
  context: ({ context }) => context.found,
  limit: 20,
})
