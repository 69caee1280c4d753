import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { begun, continued, type Page, type PageCall, type PagedRows, unread, withoutRows, withRow } from './paged-list.rows.ts'

/**
 * Facts a list reacts to. `query.changed` is told whenever the wanted filters, order or words are others; `rows.removed` and
 * `row.changed` show a write at once, `refresh.requested` reads again what a write of this page or of others
 * may have moved.
 */
export type PagedListEvent<Row, Query> =
  | { type: 'query.changed'; query: Query }
  | { type: 'more.requested' }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'row.changed'; row: Row }
  | { type: 'rows.removed'; ids: readonly number[] }

/** What differs between lists: its name, and what tells rows apart. */
export type PagedListOptions<Row> = { id: string; idOf: (row: Row) => number }

/**
 * Makes the machine of one list: `Row` is what it holds, `Query` which of them and in which order, `Facts` what it tells
 * beside its rows. See `pagedListMachine` for its behaviour.
 */
export function createPagedListMachine<Row, Query, Facts>({ id, idOf }: PagedListOptions<Row>) {
  return setup({
    types: {
      context: {} as PagedRows<Row, Query, Facts>,
      events: {} as PagedListEvent<Row, Query>,
      input: {} as { query: Query },
      tags: {} as 'pending' | 'failed',
    },
    actors: {
      /** Reads one page of rows. */
      fetchPage: unprovided<Page<Row, Facts>, PageCall<Query>>('fetchPage'),
      /** Tells when the address asks for other rows. */
      watchQuery: unprovidedCallback<{ type: 'never' }>('watchQuery'),
      /** Tells when the page is looked at anew; never, where nobody else changes the rows. */
      watchLooks: unprovidedCallback<{ type: 'never' }>('watchLooks'),
    },
    guards: {
      hasMore: ({ context }) => context.nextCursor !== null,
      isOtherQuery: ({ context }, { query }: { query: Query }) => JSON.stringify(query) !== JSON.stringify(context.query),
    },
    actions: {
      rememberQuery: assign({ query: (_, { query }: { query: Query }) => query }),
      showPage: assign(({ context }, page: Page<Row, Facts>) => begun(context, page)),
      addPage: assign(({ context }, page: Page<Row, Facts>) => continued(context, page, idOf)),
      showRow: assign(({ context }, { row }: { row: Row }) => withRow(context, row, idOf)),
      dropRows: assign(({ context }, { ids }: { ids: readonly number[] }) => withoutRows(context, ids, idOf)),
    },
  }).createMachine({
    id,
    meta: { kind: 'paged-list' },
    context: ({ input }) => unread(input.query),
    invoke: [
      { src: 'watchQuery', id: 'watchQuery' },
      { src: 'watchLooks', id: 'watchLooks' },
    ],
    initial: 'opening',
    on: {
      'row.changed': { actions: { type: 'showRow', params: received } },
      'rows.removed': { actions: { type: 'dropRows', params: received } },
    },
    states: {
      opening: {
        initial: 'loading',
        on: {
          'query.changed': {
            guard: { type: 'isOtherQuery', params: received },
            actions: { type: 'rememberQuery', params: received },
            target: '.loading',
            reenter: true,
          },
          'refresh.requested': { target: '.loading', reenter: true },
        },
        states: {
          loading: {
            tags: 'pending',
            invoke: {
              src: 'fetchPage',
              id: 'fetchPage',
              input: ({ context }) => ({ query: context.query, cursor: null, atLeast: 0 }),
              onDone: { actions: { type: 'showPage', params: output }, target: '#listed' },
              onError: 'failed',
            },
          },
          failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
        },
      },
      listed: {
        id: 'listed',
        initial: 'ready',
        on: {
          'query.changed': {
            guard: { type: 'isOtherQuery', params: received },
            actions: { type: 'rememberQuery', params: received },
            target: '.searching',
            reenter: true,
          },
          'refresh.requested': { target: '.searching', reenter: true },
        },
        states: {
          ready: { on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } } },
          searching: {
            tags: 'pending',
            invoke: {
              src: 'fetchPage',
              id: 'fetchPage',
              input: ({ context }) => ({ query: context.query, cursor: null, atLeast: rowsToKeep(context) }),
              onDone: { actions: { type: 'showPage', params: output }, target: 'ready' },
              onError: 'stale',
            },
          },
          stale: { tags: 'failed', on: { 'retry.requested': 'searching' } },
          loadingMore: {
            tags: 'pending',
            invoke: {
              src: 'fetchPage',
              id: 'fetchPage',
              input: ({ context }) => ({ query: context.query, cursor: context.nextCursor, atLeast: 0 }),
              onDone: { actions: { type: 'addPage', params: output }, target: 'ready' },
              onError: 'moreFailed',
            },
          },
          moreFailed: { tags: 'failed', on: { 'more.requested': 'loadingMore', 'retry.requested': 'loadingMore' } },
        },
      },
    },
  })
}

/**
 * A list for as long as its page is open: read in pages, narrowed and ordered by a query. Rows stay on the screen while others
 * are looked for, and when that fails they are marked as stale; a newer query or refresh always wins over an older one. It
 * refuses to ask for a page twice at once, and for more where there is none.
 * Invariant: One page is asked for at a time, rows stay until others come, and every failure has a way on.
 * [paged-list.walk.test.ts: on every path of a list one page is asked for at a time]
 */
export const pagedListMachine = createPagedListMachine<{ id: number }, string, null>({ id: 'pagedList', idOf: ({ id }) => id })

/** The machine of a list of given rows. */
export type PagedListMachine<Row, Query, Facts> = ReturnType<typeof createPagedListMachine<Row, Query, Facts>>
/** A list on the screen. */
export type PagedListActorRef<Row, Query, Facts> = ActorRefFrom<PagedListMachine<Row, Query, Facts>>
/** A moment of a list. */
export type PagedListSnapshot<Row, Query, Facts> = SnapshotFrom<PagedListMachine<Row, Query, Facts>>

/** A refresh reads as many rows as are on the screen; another query begins with a usual page. */
function rowsToKeep<Row, Query, Facts>({ query, shown, rows }: PagedRows<Row, Query, Facts>): number {
  return JSON.stringify(query) === JSON.stringify(shown) ? rows.length : 0
}
