import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { type BatchOutput, createBatchMachine } from '#machines/forms/batch/batch.machine.ts'
import { output, received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** One thing to delete, with the name it is called by, and the number of what it is a part of, where people think of that as one thing. */
export type Removable = { id: number; title: string; whole?: number }

/** Facts a removal reacts to. `undo.requested` names what is to come back, as `tellRemoved` named it. */
export type RemovalEvent =
  | { type: 'removal.requested'; items: readonly Removable[] }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }
  | { type: 'removal.left' }
  | { type: 'undo.requested'; items: readonly Removable[] }
  | { type: 'retry.requested' }

/** What bringing back came to: what is back, and why the rest is not (null when nothing is left). */
export type RestoreOutcome = { restored: readonly number[]; sentence: string | null }

type Context = { items: readonly Removable[]; returning: readonly Removable[]; waiting: readonly Removable[] }
type Items = { items: readonly Removable[] }

const unanswered = { sentence: null }

/** Deletes what was chosen: a bulk action, also for one. */
export const removeItemsMachine = createBatchMachine<Removable, null>('removeItems')

/**
 * Deleting from a list, for as long as its page is open: confirmed first, done one by one, reported truthfully, and taken back by
 * Undo. It refuses to delete what nobody confirmed; an Undo that comes while something else is under way waits for its turn.
 * `tellRemoved`, `tellRestored` and `tellRestoreFailed` are the page's: the first two get what was really deleted or brought
 * back, the last the server's sentence (null when nobody answered).
 * Invariant: Nothing is deleted that nobody confirmed, and every failure has a way on.
 * [removal.walk.test.ts: on every path nothing is deleted that nobody confirmed]
 */
export const removalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RemovalEvent,
    tags: {} as 'pending' | 'failed',
    children: {} as { removeItems: 'removeItems' },
  },
  actors: {
    /** Deletes each of them. */
    removeItems: removeItemsMachine,
    /** Brings back what was deleted. */
    restoreItems: unprovided<RestoreOutcome, { ids: readonly number[] }>('restoreItems'),
  },
  guards: {
    isSomething: (_, { items }: Items) => items.length > 0,
    isAllBack: (_, { sentence }: RestoreOutcome) => sentence === null,
    isUndoWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    rememberItems: assign({ items: (_, { items }: Items) => items }),
    rememberUndo: assign({ waiting: ({ context }, { items }: Items) => [...context.waiting, ...items] }),
    takeUndo: assign(({ context: { waiting, returning } }) => ({ returning: waiting.length > 0 ? waiting : returning, waiting: [] })),
    rememberRest: assign({ returning: ({ context }, { restored }: RestoreOutcome) => context.returning.filter(({ id }) => !restored.includes(id)) }),
    forgetItems: assign({ items: [] }),
    tellRemoved: (_, _params: Items) => undefined,
    tellRestored: (_, _params: Items) => undefined,
    tellRestoreFailed: (_, _params: { sentence: string | null }) => undefined,
    leaveRest: sendTo('removeItems', { type: 'batch.closed' }),
    retryRest: sendTo('removeItems', { type: 'retry.requested' }),
    stopRemoving: sendTo('removeItems', { type: 'cancel.requested' }),
  },
}).createMachine({
  id: 'removal',
  context: { items: [], returning: [], waiting: [] },
  initial: 'idle',
  on: { 'undo.requested': { actions: { type: 'rememberUndo', params: received } } },
  states: {
    idle: {
      entry: 'forgetItems',
      always: { guard: 'isUndoWaiting', target: 'restoring' },
      on: {
        'removal.requested': {
          guard: { type: 'isSomething', params: received },
          actions: { type: 'rememberItems', params: received },
          target: 'confirming',
        },
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
      },
      on: {
        'removal.cancelled': { actions: 'stopRemoving' },
        'retry.requested': { actions: 'retryRest' },
        'removal.left': { actions: 'leaveRest' },
      },
    },
    restoring: {
      tags: 'pending',
      entry: 'takeUndo',
      invoke: {
        src: 'restoreItems',
        id: 'restoreItems',
        input: ({ context }) => ({ ids: context.returning.map(({ id }) => id) }),
        onDone: [
          {
            guard: { type: 'isAllBack', params: output },
            actions: { type: 'tellRestored', params: ({ context }) => ({ items: context.returning }) },
            target: 'idle',
          },
          {
            actions: [
              { type: 'tellRestored', params: ({ context, event }) => backOf(context, event.output) },
              { type: 'rememberRest', params: output },
              { type: 'tellRestoreFailed', params: output },
            ],
            target: 'restoreFailed',
          },
        ],
        onError: { actions: { type: 'tellRestoreFailed', params: unanswered }, target: 'restoreFailed' },
      },
    },
    restoreFailed: {
      tags: 'failed',
      always: { guard: 'isUndoWaiting', target: 'restoring' },
      on: {
        'retry.requested': 'restoring',
        'removal.left': 'idle',
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

/** What came back of what was asked for. */
function backOf({ returning }: Context, { restored }: RestoreOutcome): Items {
  return { items: returning.filter(({ id }) => restored.includes(id)) }
}
