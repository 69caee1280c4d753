import { fromCallback, fromPromise } from 'xstate'
import type { PagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'

/** A list whose every page is the same, whatever is looked for, with one row more to come. */
export function steadyList<Row, Query, Facts>(machine: PagedListMachine<Row, Query, Facts>, rows: readonly Row[], facts: Facts) {
  return machine.provide({
    actors: {
      fetchPage: fromPromise<Page<Row, Facts>, PageCall<Query>>(async () => ({ rows, total: rows.length + 1, nextCursor: 'more', facts, readAtMs: 0 })),
      watchQuery: fromCallback<{ type: 'never' }, undefined>(() => undefined),
      watchLooks: fromCallback<{ type: 'never' }, undefined>(() => undefined),
    },
  })
}
