import { errandsMachine } from '#machines/review/errands.machine.ts'
import { walkMachine } from '#tests/support/walk.ts'

/** Every moment of two rows being changed, one after the other, done, refused or not answered. */
export const errandsWalk = walkMachine(errandsMachine, {
  events: [
    { type: 'errand.wished', errand: { id: 1, choice: 4 } },
    { type: 'errand.wished', errand: { id: 2, choice: 2 } },
    { type: 'xstate.done.actor.runErrand', output: { ok: true, done: 'done' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'The student answered again since.' } },
  ],
  context: ({ context }) => [Math.min(2, context.waiting.length), context.waiting[0]?.id],
  limit: 100,
})
