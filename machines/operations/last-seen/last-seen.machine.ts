import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { received } from '#machines/params.ts'
import { unprovidedCallback } from '#machines/unprovided.ts'

/** Where an answer came from: the server, or this device, which kept what it said `asOf` an instant. */
export type LastSeenEvent = { type: 'answer.fresh' } | { type: 'answer.kept'; asOf: string }

/**
 * Whether the lists on a page are the server's or those this device last saw, for the whole life of a page: without a connection the
 * last ones are shown, and told to be from then.
 * Invariant: What is shown as of an instant is said to be, until the server answers again.
 * [last-seen.walk.test.ts: on every path what this device answered is told with its time]
 */
export const lastSeenMachine = setup({
  types: {
    context: {} as { asOf: string | null },
    events: {} as LastSeenEvent,
    tags: {} as 'kept',
  },
  actors: {
    /** Tells where each answer came from. */
    watchAnswers: unprovidedCallback<{ type: 'never' }>('watchAnswers'),
  },
  actions: {
    rememberTime: assign({ asOf: (_, { asOf }: { asOf: string }) => asOf }),
    forgetTime: assign({ asOf: null }),
  },
}).createMachine({
  id: 'lastSeen',
  context: { asOf: null },
  invoke: { src: 'watchAnswers', id: 'watchAnswers' },
  initial: 'fresh',
  states: {
    fresh: { on: { 'answer.kept': { actions: { type: 'rememberTime', params: received }, target: 'kept' } } },
    kept: {
      tags: 'kept',
      on: {
        'answer.kept': { actions: { type: 'rememberTime', params: received } },
        'answer.fresh': { actions: 'forgetTime', target: 'fresh' },
      },
    },
  },
})

/** What is shown of this device's memory. */
export type LastSeenActorRef = ActorRefFrom<typeof lastSeenMachine>
/** A moment of it. */
export type LastSeenSnapshot = SnapshotFrom<typeof lastSeenMachine>
