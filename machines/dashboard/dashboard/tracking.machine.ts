import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { received } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** One wish: a student is to be tracked, or not any more. */
export type TrackingWish = { id: number; name: string; isTracked: boolean }

/** Facts tracking reacts to. */
export type TrackingEvent = { type: 'tracking.wished'; wish: TrackingWish } | { type: 'retry.requested' }

type Context = { wished: Readonly<Record<number, boolean>>; waiting: readonly TrackingWish[] }

/**
 * Puts students on a teacher's watch-list and takes them off, one call after the other, for as long as the page is open.
 * `wished` holds what each pressed toggle shows now; one that could not be saved shows the old again, stops the others, and
 * is tried again or given up by the next press.
 * Invariant: One toggle is saved at a time, a failed one shows the old again, and every failure has a way on.
 * [tracking.walk.test.ts: on every path one toggle is saved at a time]
 */
export const trackingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TrackingEvent,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    /** Puts a student on the watch-list or takes them off. */
    setTracked: unprovided<void, { wish: TrackingWish | undefined }>('setTracked'),
  },
  guards: { hasMore: ({ context }) => context.waiting.length > 1 },
  actions: {
    rememberWish: assign(({ context }, { wish }: { wish: TrackingWish }) => ({
      wished: { ...context.wished, [wish.id]: wish.isTracked },
      waiting: [...context.waiting, wish],
    })),
    showOld: assign(({ context }) => ({ wished: shown(context, (isTracked) => !isTracked) })),
    showWished: assign(({ context }) => ({ wished: shown(context, (isTracked) => isTracked) })),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    /** Says that the first wish came true. */
    announce: (_, _params: { wish: TrackingWish | undefined }) => undefined,
  },
}).createMachine({
  id: 'tracking',
  context: { wished: {}, waiting: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'tracking.wished': { actions: { type: 'rememberWish', params: received }, target: 'saving' } } },
    saving: {
      tags: 'pending',
      on: { 'tracking.wished': { actions: { type: 'rememberWish', params: received } } },
      invoke: {
        src: 'setTracked',
        id: 'setTracked',
        input: ({ context }) => ({ wish: context.waiting[0] }),
        onDone: [
          { guard: 'hasMore', actions: [{ type: 'announce', params: firstWish }, 'dropFirst'], target: 'saving', reenter: true },
          { actions: [{ type: 'announce', params: firstWish }, 'dropFirst'], target: 'idle' },
        ],
        onError: { actions: 'showOld', target: 'failed' },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { actions: 'showWished', target: 'saving' },
        'tracking.wished': { actions: ['dropFirst', { type: 'rememberWish', params: received }], target: 'saving' },
      },
    },
  },
})

/** Tracking on a page. */
export type TrackingActorRef = ActorRefFrom<typeof trackingMachine>
/** A moment of it. */
export type TrackingSnapshot = SnapshotFrom<typeof trackingMachine>

/** Who could not be tracked, or no longer be: the wish that stopped the others. */
export function failedWish(moment: TrackingSnapshot): TrackingWish | null {
  return moment.hasTag('failed') ? (moment.context.waiting[0] ?? null) : null
}

function firstWish({ context }: { context: Context }) {
  return { wish: context.waiting[0] }
}

function shown({ wished, waiting: [first] }: Context, of: (isTracked: boolean) => boolean): Context['wished'] {
  return first === undefined ? wished : { ...wished, [first.id]: of(first.isTracked) }
}
