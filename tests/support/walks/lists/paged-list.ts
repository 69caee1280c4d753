import { pagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import type { Page } from '#machines/lists/paged-list/paged-list.rows.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** A page with these rows, and whether there is more after it. */
export function pageOf(ids: readonly number[], rest: Partial<Page<{ id: number }, null>> = {}): Page<{ id: number }, null> {
  return { rows: ids.map((id) => ({ id })), total: 4, nextCursor: null, facts: null, readAtMs: 1_000, ...rest }
}

/** Every moment of a list of four rows in two pages, narrowed to another query and back. */
export const pagedListWalk = walkMachine(pagedListMachine, {
  input: { query: '' },
  events: [
    { type: 'query.changed', query: 'plants' },
    { type: 'query.changed', query: '' },
    { type: 'row.changed', row: { id: 2 } },
    { type: 'rows.removed', ids: [2] },
    { type: 'xstate.done.actor.fetchPage', output: pageOf([1, 2], { nextCursor: 'after 2' }) },
    { type: 'xstate.done.actor.fetchPage', output: pageOf([3, 4]) },
  ],
  context: ({ context }) => [context.query, context.shown, context.nextCursor, context.rows.map((row) => row.id)],
  limit: 800,
})
