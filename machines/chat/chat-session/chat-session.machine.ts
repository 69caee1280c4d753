import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { sessionStates } from '#machines/sessions/session/session.chart.ts'
import { newSession, sessionCall, wayOut } from '#machines/sessions/session/session.work.ts'
import { line } from './chat-session.line.ts'
import { chatSetup } from './chat-session.setup.ts'
import { timedOut } from './chat-session.time-up.ts'
import { turn } from './chat-session.turn.ts'

const session = sessionStates({ machine: 'chatSession', start: 'startChat', begins: 'loading', onEnded: [] })

/**
 * A student's (or a trying teacher's) way through one exercise with the tutor, from start to the way home. The server judges
 * everything; the machine refuses to send two answers at once, to lose a typed one, and to take new text after time is up.
 * Invariant: At most one answer is on its way, and at most one waits for the line.
 * [chat-session.walk.test.ts: on every path answers are sent one at a time]
 * Invariant: Typed text is in the box, on its way or acknowledged, never lost.
 * [chat-session.walk.test.ts: on every path answers are sent one at a time]
 * Invariant: An answer is sent under one id until it is acknowledged, and never after.
 * [chat-session.walk.test.ts: on every path answers are sent one at a time]
 * Invariant: What is complete or timed out does not open again, and after zero no new text is taken.
 * [chat-session.walk.test.ts: on every path answers are sent one at a time]
 * Invariant: The box is open only where a try is, and every failure has a way on.
 * [chat-session.walk.test.ts: on every path answers are sent one at a time]
 */
export const chatSessionMachine = chatSetup.createMachine({
  id: 'chatSession',
  context: ({ input }) => ({ ...newSession(input), log: [], attempt: null, offeredText: null, lastAnswer: 'none' }),
  invoke: [
    { src: 'keepDrafts', id: 'keepDrafts' },
    { src: 'uploadDrafts', id: 'uploadDrafts' },
    { src: 'watchLine', id: 'watchLine' },
    { src: 'tutorWords', id: 'tutorWords' },
  ],
  initial: 'loading',
  states: {
    loading: {
      ...session.loading,
      entry: ['forgetProblem', 'forgetOffer'],
      states: {
        starting: session.starting,
        restoring: {
          invoke: {
            src: 'readUnsent',
            id: 'readUnsent',
            input: ({ context }) => ({ sessionId: sessionCall(context).sessionId }),
            onDone: [
              {
                guard: { type: 'isOfThisQuestion', params: output },
                actions: { type: 'rememberAttempt', params: output },
                target: '#chatSession.open',
              },
              { guard: { type: 'isText', params: output }, actions: { type: 'offerText', params: output }, target: '#chatSession.open' },
              { target: '#chatSession.open' },
            ],
            onError: '#chatSession.open',
          },
        },
      },
    },
    offered: session.offered,
    missing: session.missing,
    failedToStart: session.failedToStart,
    open: { ...session.open, states: { turn, line, exit: session.exit } },
    timedOut,
    complete: session.complete,
    done: { type: 'final' },
  },
  output: ({ context }) => ({ returnTo: wayOut(context, 'accent') }),
})

/** The running machine of one chat session. */
export type ChatSessionActorRef = ActorRefFrom<typeof chatSessionMachine>
/** One moment of a chat session. */
export type ChatSessionSnapshot = SnapshotFrom<typeof chatSessionMachine>
