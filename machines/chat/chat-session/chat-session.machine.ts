import { raise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import { noticeStates } from '#machines/sessions/session/session.closing.ts'
import { exitRegion } from '#machines/sessions/session/session.exit.ts'
import { startOutcomes } from '#machines/sessions/session/session.start.ts'
import { clockTimes, sessionCall, startCall, wayOut } from '#machines/sessions/session/session.work.ts'
import { line } from './chat-session.line.ts'
import { chatSetup } from './chat-session.setup.ts'
import { chatTexts } from './chat-session.texts.ts'
import { timedOut } from './chat-session.time-up.ts'
import { turn } from './chat-session.turn.ts'

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
  context: ({ input }) => ({
    exerciseId: input.exerciseId,
    assignmentId: input.assignmentId,
    practiceOf: input.practiceOf ?? null,
    mayBegin: input.mayBegin,
    isTeacher: input.isTeacher,
    session: null,
    log: [],
    attempt: null,
    retries: 0,
    problem: null,
    startRefusal: null,
    offeredText: null,
    lastAnswer: 'none',
  }),
  invoke: [
    { src: 'keepDrafts', id: 'keepDrafts' },
    { src: 'uploadDrafts', id: 'uploadDrafts' },
    { src: 'watchLine', id: 'watchLine' },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      entry: ['forgetProblem', 'forgetOffer'],
      initial: 'starting',
      on: { 'exit.requested': 'done' },
      states: {
        starting: {
          invoke: {
            src: 'startChat',
            id: 'startChat',
            input: ({ context }) => startCall(context),
            onDone: startOutcomes('chatSession'),
            onError: '#chatSession.failedToStart',
          },
        },
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
    offered: {
      on: { 'begin.requested': { actions: 'allowBeginning', target: 'loading' }, 'home.requested': 'done' },
    },
    missing: { on: { 'home.requested': 'done' } },
    failedToStart: {
      tags: 'failed',
      entry: { type: 'say', params: { sentence: chatTexts.startFailed } },
      on: { 'retry.requested': 'loading', 'exit.requested': 'done', 'home.requested': 'done' },
    },
    open: {
      type: 'parallel',
      always: [
        { guard: 'isComplete', target: 'complete' },
        { guard: 'isTimeUp', target: 'timedOut' },
      ],
      on: { 'time.up': 'timedOut' },
      invoke: {
        src: 'clock',
        id: 'clock',
        input: ({ context }) => clockTimes(context),
        onDone: [
          { guard: { type: 'isRunOut', params: output }, actions: raise({ type: 'time.up' }) },
          { guard: 'isBetweenCalls', actions: raise({ type: 'session.continuedElsewhere' }) },
        ],
      },
      states: {
        turn,
        line,
        exit: exitRegion('#chatSession.done', []),
      },
    },
    timedOut,
    complete: {
      tags: 'finished',
      entry: 'forgetProblem',
      ...noticeStates('#chatSession.done', 'completionNotice'),
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ returnTo: wayOut(context, 'accent') }),
})

/** The running machine of one chat session. */
export type ChatSessionActorRef = ActorRefFrom<typeof chatSessionMachine>
/** One moment of a chat session. */
export type ChatSessionSnapshot = SnapshotFrom<typeof chatSessionMachine>
