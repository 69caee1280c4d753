import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { AtWork } from '#contract/classroom/at-work.ts'
import { output, received } from '#machines/params.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** Which class is watched, at which piece of its work; null is the one that was worked on last. */
export type AtWorkKey = { classId: number; exerciseId: number | null }

/** What is heard of a class: how it stands, that the line holds, that the stream ended or broke, or that nothing is there to be seen. */
export type AtWorkHeard =
  | { type: 'report.came'; report: AtWork }
  | { type: 'beat.came' }
  | { type: 'stream.lost' }
  | { type: 'class.missing' }

/** Facts of a page on which a class is watched. */
export type AtWorkEvent = AtWorkHeard | { type: 'retry.requested' } | { type: 'page.looked_at' }

type Context = AtWorkKey & { report: AtWork | null; asked: number }

/** So many answers in a row, and the stream is tried again. */
const mostAsked = 5

/**
 * A class watched at its work, for as long as its page is open: over a stream, and when that fails or falls silent by asking again every few
 * seconds, from which the stream is tried again. What was heard last stays on the page while the line is away. It ends when the class is not
 * there any more, or not the reader's to see.
 * Invariant: What was heard stays, there is a way on, and it ends only once the class is gone.
 * [at-work.walk.test.ts: on every path of watching a class what was heard stays]
 */
export const atWorkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AtWorkEvent,
    input: {} as AtWorkKey,
    tags: {} as 'pending' | 'failed' | 'finished',
  },
  actors: {
    /** Listens to the stream of a class, and hangs up when it is stopped. */
    watchClass: unprovidedCallback<{ type: 'never' }, AtWorkKey>('watchClass'),
    /** Asks once how a class stands; null when it is not there, or not the reader's to see. */
    askOnce: unprovided<AtWork | null, AtWorkKey>('askOnce'),
    /** Tells when the page is looked at anew. */
    watchLooks: unprovidedCallback<{ type: 'never' }>('watchLooks'),
  },
  delays: {
    /** Until the stream says its first word. */
    connectPatience: 8_000,
    /** The server gives a sign every few seconds. */
    silencePatience: 12_000,
    askPause: 4_000,
    retryPause: 10_000,
  },
  guards: {
    isMissing: (_, answer: AtWork | null) => answer === null,
    hasAskedEnough: ({ context }) => context.asked >= mostAsked,
  },
  actions: {
    take: assign({ report: (_, { report }: { report: AtWork }) => report }),
    takeAnswer: assign(({ context }, report: AtWork | null) => ({ report: report ?? context.report, asked: context.asked + 1 })),
    forgetAsked: assign({ asked: 0 }),
  },
}).createMachine({
  id: 'atWork',
  context: ({ input }) => ({ ...input, report: null, asked: 0 }),
  initial: 'streaming',
  on: { 'class.missing': '.ended' },
  states: {
    streaming: {
      entry: 'forgetAsked',
      invoke: { src: 'watchClass', id: 'watchClass', input: ({ context: { classId, exerciseId } }) => ({ classId, exerciseId }) },
      initial: 'connecting',
      on: {
        'report.came': { actions: { type: 'take', params: received }, target: '.watching' },
        'stream.lost': 'askingAgain',
      },
      states: {
        connecting: {
          tags: 'pending',
          after: { connectPatience: '#atWork.askingAgain' },
        },
        watching: {
          on: { 'beat.came': { target: 'watching', reenter: true } },
          after: { silencePatience: '#atWork.askingAgain' },
        },
      },
    },
    askingAgain: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'pending',
          invoke: {
            src: 'askOnce',
            id: 'askOnce',
            input: ({ context: { classId, exerciseId } }) => ({ classId, exerciseId }),
            onDone: [
              { guard: { type: 'isMissing', params: output }, target: '#atWork.ended' },
              { actions: { type: 'takeAnswer', params: output }, target: 'resting' },
            ],
            onError: '#atWork.offline',
          },
        },
        resting: {
          after: { askPause: [{ guard: 'hasAskedEnough', target: '#atWork.streaming' }, { target: 'asking' }] },
        },
      },
    },
    offline: {
      tags: 'failed',
      invoke: { src: 'watchLooks', id: 'watchLooks' },
      on: { 'retry.requested': 'streaming', 'page.looked_at': 'askingAgain' },
      after: { retryPause: 'askingAgain' },
    },
    ended: { type: 'final', tags: 'finished' },
  },
})

/** A class that is watched. */
export type AtWorkActorRef = ActorRefFrom<typeof atWorkMachine>
/** A moment of watching a class. */
export type AtWorkSnapshot = SnapshotFrom<typeof atWorkMachine>
