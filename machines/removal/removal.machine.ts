import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { type BatchOutput, createBatchMachine } from '#machines/batch/batch.machine.ts'
import { output, received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** One thing to delete, with the name it is called by. */
export type Removable = { id: number; title: string }

/** Facts a removal reacts to. `undo.requested` names what is to come back, as `tellRemoved` named it. */
export type RemovalEvent =
  | { type: 'removal.requested'; items: readonly Removable[] }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'removal.left' }
  | { type: 'undo.requested'; items: readonly Removable[] }
  | { type: 'retry.requested' }

type Context = { items: readonly Removable[]; returning: readonly Removable[] }
type Items = { items: readonly Removable[] }

/** Deletes what was chosen: a bulk action, also for one. */
export const removeItemsMachine = createBatchMachine<Removable, null>('removeItems')

/**
 * Deleting things of a list, for as long as its page is open: asked first, done one by one, told truthfully, and taken back by
 * Undo. It refuses to delete what nobody confirmed. `tellRemoved`, `tellRestored` and `tellRestoreFailed` are the page's: the first two get
 * what was really deleted or brought back.
 */
export const removalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RemovalEvent,
    tags: {} as 'pending' | 'failed',
    children: {} as { removeItems: 'removeItems' },
  },
  actors: {
    removeItems: removeItemsMachine,
    restoreItems: unprovided<void, { ids: readonly number[] }>('restoreItems'),
  },
  delays: { restorePatience: 30_000 },
  guards: { isSomething: (_, { items }: Items) => items.length > 0 },
  actions: {
    rememberItems: assign({ items: (_, { items }: Items) => items }),
    rememberReturning: assign({ returning: (_, { items }: Items) => items }),
    forgetItems: assign({ items: [] }),
    tellRemoved: (_, _params: Items) => undefined,
    tellRestored: (_, _params: Items) => undefined,
    tellRestoreFailed: () => undefined,
    leaveRest: sendTo('removeItems', { type: 'batch.closed' }),
    retryRest: sendTo('removeItems', { type: 'retry.requested' }),
    stopRemoving: sendTo('removeItems', { type: 'cancel.requested' }),
  },
}).createMachine({
  id: 'removal',
  context: { items: [], returning: [] },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetItems',
      on: {
        'removal.requested': {
          guard: { type: 'isSomething', params: received },
          actions: { type: 'rememberItems', params: received },
          target: 'confirming',
        },
        'undo.requested': { actions: { type: 'rememberReturning', params: received }, target: 'restoring' },
      },
    },
    confirming: { on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'idle' } },
    removing: {
      tags: 'pending',
      invoke: {
        src: 'removeItems',
        id: 'removeItems',
        input: ({ context }) => ({ items: context.items.map((item) => ({ key: String(item.id), value: item, kept: null })) }),
        onDone: { actions: { type: 'tellRemoved', params: ({ event }) => removedOf(output({ event })) }, target: 'idle' },
        onError: 'interrupted',
      },
      on: {
        'removal.cancelled': { actions: 'stopRemoving' },
        'retry.requested': { actions: 'retryRest' },
        'removal.left': { actions: 'leaveRest' },
      },
    },
    interrupted: { tags: 'failed', on: { 'retry.requested': 'removing', 'removal.left': 'idle' } },
    restoring: {
      tags: 'pending',
      invoke: {
        src: 'restoreItems',
        id: 'restoreItems',
        input: ({ context }) => ({ ids: context.returning.map(({ id }) => id) }),
        onDone: { actions: { type: 'tellRestored', params: ({ context }) => ({ items: context.returning }) }, target: 'idle' },
        onError: 'restoreFailed',
      },
      after: { restorePatience: 'restoreFailed' },
    },
    restoreFailed: {
      tags: 'failed',
      entry: 'tellRestoreFailed',
      on: {
        'retry.requested': 'restoring',
        'removal.left': 'idle',
        'undo.requested': { actions: { type: 'rememberReturning', params: received }, target: 'restoring' },
        'removal.requested': {
          guard: { type: 'isSomething', params: received },
          actions: { type: 'rememberItems', params: received },
          target: 'confirming',
        },
      },
    },
  },
})

/** Deletions of a page. */
export type RemovalActorRef = ActorRefFrom<typeof removalMachine>
/** A moment of deleting. */
export type RemovalSnapshot = SnapshotFrom<typeof removalMachine>

/** What a bulk action really deleted. */
function removedOf({ items }: BatchOutput<Removable, null>): Items {
  return { items: items.filter(({ status }) => status === 'done').map(({ value }) => value) }
}
