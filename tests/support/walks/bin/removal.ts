import { removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Two things that can be deleted. */
export const removables = [
  { id: 1, title: 'Plants' },
  { id: 2, title: 'Equations' },
]

/** A bulk action's items as it outputs them. */
export function outcomeOf(statuses: readonly ('done' | 'failed')[]) {
  return {
    items: removables.map((value, index) => ({
      key: String(value.id),
      value,
      kept: null,
      status: statuses[index] ?? 'done',
      sentence: statuses[index] === 'failed' ? 'Not yours.' : null,
      fields: {},
    })),
  }
}

/** Every moment of deleting two things: confirmed or not, in part or wholly, and brought back. */
export const removalWalk = walkMachine(removalMachine, {
  events: [
    { type: 'removal.requested', items: removables },
    { type: 'removal.requested', items: [] },
    { type: 'undo.requested', items: removables.slice(0, 1) },
    { type: 'xstate.done.actor.removeItems', output: outcomeOf(['done', 'failed']) },
    { type: 'xstate.done.actor.removeItems', output: outcomeOf(['done', 'done']) },
    { type: 'xstate.done.actor.restoreItems', output: { restored: [1], sentence: null } },
    { type: 'xstate.done.actor.restoreItems', output: { restored: [], sentence: 'Username already exists' } },
  ],
  context: ({ context }) => [context.items.length, context.returning.length, Math.min(1, context.waiting.length)],
  limit: 200,
})
