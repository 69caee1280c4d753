import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { received } from '#machines/params.ts'
import { unprovidedCallback } from '#machines/unprovided.ts'

/** How long a call takes before somebody is told that it takes longer than usual, in milliseconds. */
export const usualWaitMs = 8_000

/** Facts about the calls that people wait for. `call.dragged` names one that goes on after `usualWaitMs`; only such a one is `call.ended`. */
export type WaitingEvent = { type: 'call.dragged'; id: number } | { type: 'call.ended'; id: number } | { type: 'wait.cancelled' }

/** What whoever watches the calls is told: to give these up. */
export type CallsAbandoned = { type: 'calls.abandoned'; ids: readonly number[] }

/**
 * What people wait for, for the whole life of the app: no call of theirs is given up by the clock. One that takes longer than
 * usual is announced, and can be cancelled; it then fails where it began, as given up.
 * Invariant: What is slow is said until it ends or is cancelled, and nothing but a person's cancel gives a call up.
 * [waiting.walk.test.ts: on every path what is slow is said until it ends or is cancelled]
 */
export const waitingMachine = setup({
  types: {
    context: {} as { slow: readonly number[] },
    events: {} as WaitingEvent,
    tags: {} as 'slow',
    children: {} as { watchCalls: 'watchCalls' },
  },
  actors: {
    /** Tells which calls take longer than usual and when those end, and gives calls up when told to. */
    watchCalls: unprovidedCallback<CallsAbandoned>('watchCalls'),
  },
  guards: { isLastSlow: ({ context }, { id }: { id: number }) => context.slow.every((one) => one === id) },
  actions: {
    rememberSlow: assign({ slow: ({ context }, { id }: { id: number }) => [...context.slow, id] }),
    forgetSlow: assign({ slow: ({ context }, { id }: { id: number }) => context.slow.filter((one) => one !== id) }),
    forgetAll: assign({ slow: [] }),
    abandonSlow: sendTo('watchCalls', ({ context }) => ({ type: 'calls.abandoned', ids: context.slow })),
  },
}).createMachine({
  id: 'waiting',
  context: { slow: [] },
  invoke: { src: 'watchCalls', id: 'watchCalls' },
  initial: 'usual',
  states: {
    usual: { on: { 'call.dragged': { actions: { type: 'rememberSlow', params: received }, target: 'slow' } } },
    slow: {
      tags: 'slow',
      on: {
        'call.dragged': { actions: { type: 'rememberSlow', params: received } },
        'call.ended': [
          { guard: { type: 'isLastSlow', params: received }, actions: 'forgetAll', target: 'usual' },
          { actions: { type: 'forgetSlow', params: received } },
        ],
        'wait.cancelled': { actions: ['abandonSlow', 'forgetAll'], target: 'usual' },
      },
    },
  },
})

/** What people wait for. */
export type WaitingActorRef = ActorRefFrom<typeof waitingMachine>
/** A moment of waiting. */
export type WaitingSnapshot = SnapshotFrom<typeof waitingMachine>
