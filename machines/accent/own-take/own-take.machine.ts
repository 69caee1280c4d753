import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Sound, SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { StartCall } from '#machines/sessions/session/session.calls.ts'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** A take the server keeps and the link it was last told with. */
export type StoredTake = { id: number; url: string }

/** A take as it was fetched; `picture` is null where it cannot be drawn. */
export type LoadedTake = { sound: Sound; picture: SoundPicture | null }

/**
 * The take to fetch, null where there is none or its sound is not kept, and the work it belongs to, which gives a newer link; null where that
 * is over.
 */
export type OwnTakeInput = { take: StoredTake | null; work: StartCall | null }

type Context = OwnTakeInput & { loaded: LoadedTake | null }

/**
 * The take of a question that an earlier page recorded: fetched once, so that it can be heard and seen as long as the page is
 * open, whatever becomes of its link. Refuses to be fetched where the server keeps no sound of it.
 * Invariant: A take that does not come can be asked for again. [own-take.walk.test.ts: a take that does not come can be asked for again]
 */
export const ownTakeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry.requested' },
    input: {} as OwnTakeInput,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    /** Fetches the sound of a take and its picture. */
    fetchTake: unprovided<LoadedTake | null, OwnTakeInput>('fetchTake'),
  },
  guards: {
    isKept: ({ context }) => context.take !== null,
    isThere: (_, loaded: LoadedTake | null) => loaded !== null,
  },
  actions: { remember: assign((_, loaded: LoadedTake | null) => ({ loaded })) },
}).createMachine({
  id: 'ownTake',
  context: ({ input }) => ({ ...input, loaded: null }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isKept', target: 'fetching' }, { target: 'absent' }] },
    fetching: {
      tags: 'pending',
      invoke: {
        src: 'fetchTake',
        id: 'fetchTake',
        input: ({ context: { take, work } }) => ({ take, work }),
        onDone: [
          { guard: { type: 'isThere', params: output }, actions: { type: 'remember', params: output }, target: 'loaded' },
          { target: 'absent' },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'fetching' } },
    loaded: {},
    absent: {},
  },
})

/** The fetched take of one question. */
export type OwnTakeActorRef = ActorRefFrom<typeof ownTakeMachine>
/** One moment of it. */
export type OwnTakeSnapshot = SnapshotFrom<typeof ownTakeMachine>
