import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What beginning practice answers: the session to open, or the sentence of a refusal. */
export type PracticeStart = { ok: true; sessionId: number; exerciseId: number } | { ok: false; sentence: string }

/** The one thing a student does: asking for practice, and asking again. */
export type PracticeEvent = { type: 'practice.requested' }

type Context = { sessionId: number; exerciseId: number; sentence: string | null }

const failedSentence = 'The practice could not be opened. Try again in a moment.'

/**
 * From pressing "Start practice" to the session that asks what was missed. `started` is final and outputs the session's address. Who asks
 * twice gets the same session, which is the server's word.
 * Invariant: Practice leads to a session, or to a sentence and a way to ask again.
 * [practice.walk.test.ts: on every path practice leads to a session]
 */
export const practiceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PracticeEvent,
    output: {} as { path: string },
    tags: {} as 'pending' | 'failed' | 'refused',
  },
  actors: {
    /** Begins practice of what was missed, or finds the session that runs. */
    startPractice: unprovided<PracticeStart>('startPractice'),
  },
  guards: { isBegun: (_, result: PracticeStart) => result.ok },
  actions: {
    rememberSession: assign((_, result: PracticeStart) => (result.ok ? { sessionId: result.sessionId, exerciseId: result.exerciseId } : {})),
    rememberRefusal: assign((_, result: PracticeStart) => (result.ok ? {} : { sentence: result.sentence })),
    rememberFailure: assign({ sentence: failedSentence }),
    forgetSentence: assign({ sentence: null }),
  },
}).createMachine({
  id: 'practice',
  context: { sessionId: 0, exerciseId: 0, sentence: null },
  initial: 'offered',
  states: {
    offered: {
      initial: 'waiting',
      on: { 'practice.requested': 'starting' },
      states: { waiting: {}, refused: { tags: 'refused' }, failed: { tags: 'failed' } },
    },
    starting: {
      tags: 'pending',
      entry: 'forgetSentence',
      invoke: {
        src: 'startPractice',
        id: 'startPractice',
        onDone: [
          { guard: { type: 'isBegun', params: output }, actions: { type: 'rememberSession', params: output }, target: 'started' },
          { actions: { type: 'rememberRefusal', params: output }, target: 'offered.refused' },
        ],
        onError: { actions: 'rememberFailure', target: 'offered.failed' },
      },
    },
    started: { type: 'final' },
  },
  output: ({ context }) => ({ path: `/chat/${context.exerciseId}?practice_of=${context.sessionId}` }),
})

/** Practice offered on one visit to a page. */
export type PracticeActorRef = ActorRefFrom<typeof practiceMachine>
/** One moment of it. */
export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>
