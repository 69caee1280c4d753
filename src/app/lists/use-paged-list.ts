import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import type { PagedListActorRef, PagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import { isSameList, type PagedListView, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { unlessStopped } from '#src/api/unless-stopped.ts'
import { watchLooks, watchNothing } from '#src/actors/lists/looks.ts'

/**
 * What a list needs. `query` is the first one; later ones come from `watchQuery` (the address bar) or as `query.changed` to the
 * returned actor. `fetchPage` reads one page (`pageCall` of `src/api` makes its query string) and rejects when nobody answered.
 */
export type PagedListOptions<Row, Query, Facts> = {
  machine: PagedListMachine<Row, Query, Facts>
  query: Query
  fetchPage: (call: PageCall<Query>, signal: AbortSignal) => Promise<Page<Row, Facts>>
  /** Tells each wanted query until the answered function is called. */
  watchQuery?: (tell: (query: Query) => void) => () => void
  /** Others change its rows, so they are read again as long as they are looked at. */
  isKeptFresh?: boolean
}

/** Starts a list with the page and stops it with it; `view` goes to the screen, events to `list`. */
export function usePagedList<Row, Query, Facts>(options: PagedListOptions<Row, Query, Facts>): {
  list: PagedListActorRef<Row, Query, Facts>
  view: PagedListView<Row, Facts>
} {
  const [machine] = useState(() => provided(options))
  const list = useActorRef(machine, { input: { query: options.query } })
  return { list, view: useSelector(list, pagedListView<Row, Query, Facts>, isSameList) }
}

function provided<Row, Query, Facts>({ machine, fetchPage, watchQuery, isKeptFresh = false }: PagedListOptions<Row, Query, Facts>) {
  return machine.provide({
    actors: {
      fetchPage: fromPromise<Page<Row, Facts>, PageCall<Query>>(({ input, signal }) => unlessStopped(signal, fetchPage(input, signal))),
      watchQuery: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => watchQuery?.((query) => sendBack({ type: 'query.changed', query }))),
      watchLooks: isKeptFresh ? watchLooks('refresh.requested') : watchNothing,
    },
  })
}
