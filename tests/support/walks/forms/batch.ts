import { lanes, type BatchAnswer } from '#machines/forms/batch/batch.items.ts'
import { batchMachine } from '#machines/forms/batch/batch.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const refused: BatchAnswer<null> = { ok: false, sentence: 'Not yours.', fields: {}, kept: null }

/** The calls of a batch over some ids. */
export function callsFor(count: number) {
  return Array.from({ length: count }, (_, index) => ({ key: `item-${index + 1}`, value: index + 1, kept: null }))
}

/** Every moment of a batch with one item more than there are lanes. */
export const batchWalk = walkMachine(batchMachine, {
  input: { items: callsFor(lanes.length + 1) },
  // One lane is refused an item: in the others an item fails by finding nobody.
  events: [
    ...lanes.map((lane) => ({ type: `xstate.done.actor.runItem${lane}`, output: { ok: true, kept: null } })),
    { type: 'xstate.done.actor.runItem1', output: refused },
  ],
  // Which item is where makes no difference, as the items are alike.
  context: ({ context }) => context.items.map((item) => item.status).toSorted(),
  limit: 3_000,
})

/** A batch with nothing to do. */
export const emptyBatchWalk = walkMachine(batchMachine, { input: { items: [] }, events: [], limit: 5 })
