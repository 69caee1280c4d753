import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What asking for a sample answers: the token of a throw-away student and the exercise to open, or the sentence of a refusal. */
export type SampleResult = { ok: true; accessToken: string; exerciseId: number } | { ok: false; sentence: string }

/** The one thing a visitor does: asking for a sample, and asking again. */
export type SampleEvent = { type: 'sample.requested' }

type Context = { accessToken: string; exerciseId: number; sentence: string | null }

const failedSentence = 'The sample could not be opened. Please try again.'

/**
 * From pressing "Try a sample session" to standing in one, without an account. `started` is final and outputs the session's address.
 * A sample that was made is not made twice: after a failed sign-in only that is tried again.
 * Invariant: No sample is made twice, and what went wrong is said and can be asked for again.
 * [sample.walk.test.ts: on every path to a sample none is made twice]
 */
export const sampleMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SampleEvent,
    output: {} as { path: string },
    tags: {} as 'pending' | 'failed' | 'refused',
  },
  actors: {
    /** Makes a sample for a visitor. */
    startSample: unprovided<SampleResult>('startSample'),
    /** Signs in as the sample’s student. */
    signIn: unprovided<void, { accessToken: string }>('signIn'),
  },
  guards: {
    wasMade: (_, result: SampleResult) => result.ok,
    isMade: ({ context }) => context.accessToken !== '',
  },
  actions: {
    rememberSample: assign((_, result: SampleResult) => (result.ok ? { accessToken: result.accessToken, exerciseId: result.exerciseId } : {})),
    rememberRefusal: assign((_, result: SampleResult) => (result.ok ? {} : { sentence: result.sentence })),
    rememberFailure: assign({ sentence: failedSentence }),
    forgetSentence: assign({ sentence: null }),
  },
}).createMachine({
  id: 'sample',
  context: { accessToken: '', exerciseId: 0, sentence: null },
  initial: 'offered',
  states: {
    offered: {
      initial: 'waiting',
      on: { 'sample.requested': [{ guard: 'isMade', target: 'signingIn' }, { target: 'starting' }] },
      states: { waiting: {}, refused: { tags: 'refused' }, failed: { tags: 'failed' } },
    },
    starting: {
      tags: 'pending',
      entry: 'forgetSentence',
      invoke: {
        src: 'startSample',
        id: 'startSample',
        onDone: [
          { guard: { type: 'wasMade', params: output }, actions: { type: 'rememberSample', params: output }, target: 'signingIn' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'offered.refused' },
        ],
        onError: { actions: 'rememberFailure', target: 'offered.failed' },
      },
    },
    signingIn: {
      tags: 'pending',
      entry: 'forgetSentence',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ context }) => ({ accessToken: context.accessToken }),
        onDone: 'started',
        onError: { actions: 'rememberFailure', target: 'offered.failed' },
      },
    },
    started: { type: 'final' },
  },
  output: ({ context }) => ({ path: `/chat/${context.exerciseId}` }),
})

/** The sample offered on one visit to the start page. */
export type SampleActorRef = ActorRefFrom<typeof sampleMachine>
/** One moment of it. */
export type SampleSnapshot = SnapshotFrom<typeof sampleMachine>
