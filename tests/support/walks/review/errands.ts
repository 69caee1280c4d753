import { errandsMachine, type ErrandResult } from '#machines/review/review/errands.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of two rows being changed, one after the other, done, refused or not answered. */
export const errandsWalk = walkMachine(errandsMachine, {
  events: [
    { type: 'errand.wished', errand: { id: 1, choice: 4 } },
    { type: 'errand.wished', errand: { id: 2, choice: 2 } },
    { type: 'xstate.done.actor.runErrand', output: { ok: true, done: 'done' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'The student has answered again since.' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'Somebody was first.', newer: 'theirs' } },
    { type: 'newer.kept', id: 1 },
    { type: 'last.undone' },
  ],
  context: ({ context }) => [Math.min(2, context.waiting.length), context.waiting[0]?.id, hasNewer(context.results[1]), context.undoable.length > 0],
  limit: 100,
})

function hasNewer(result: ErrandResult<string> | undefined): boolean {
  return result?.ok === false && result.newer !== undefined
}
