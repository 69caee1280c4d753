import { and, assign, enqueueActions, not, or, raise, setup, stateIn } from 'xstate'
import type { SessionCall, SessionInput, StartCall } from '#machines/sessions/session/session.calls.ts'
import type { SessionEvent } from '#machines/sessions/session/session.events.ts'
import { sessionActors, sessionGuards } from '#machines/sessions/session/session.setup.ts'
import { retryWait, sessionTiming } from '#machines/sessions/session/session.timing.ts'
import { tutorWordsMachine } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { questionKey, withAgent, type Attempt, type ChatContext, type Delivery, type DraftCall, type StartResult } from './chat-session.state.ts'

/**
 * Facts a chat session reacts to. The text of `answer.submitted` is the draft of the current question, and a skip `overText` is
 * one that would lose something: while an unsent answer stands in the box, or of the last question, which ends the session.
 * `answer.undelivered` comes from inside, from a failed send.
 */
export type ChatEvent =
  | SessionEvent
  | { type: 'answer.submitted' }
  | { type: 'hint.requested' }
  | { type: 'example.requested' }
  | { type: 'skip.requestedOverText' }
  | { type: 'skip.cancelled' }
  | { type: 'answer.undelivered' }

/** What the keeper of drafts hears of an attempt: it waits in the queue, its text is safe with the server, or it goes back into the box. */
export type DraftEvent = { type: 'attempt.queued' | 'attempt.acknowledged' | 'attempt.returned'; sessionId: number; attempt: Attempt }

/** The chat session's vocabulary: its context, events, calls, waits, guards and actions, shared by the parts of its chart. */
export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as SessionInput,
    output: {} as { returnTo: string },
    tags: {} as 'pending' | 'failed' | 'finished',
    children: {} as { clock: 'clock'; tutorWords: 'tutorWords' },
  },
  actors: {
    ...sessionActors,
    /** Begins the session, resumes it, or says why not. */
    startChat: unprovided<StartResult, StartCall>('startChat'),
    /** Finds the answer that was on its way when the page was left. */
    readUnsent: unprovided<Attempt | null, { sessionId: number }>('readUnsent'),
    /** Takes the typed text out of the box, as the next answer; null when there is none. */
    takeDraft: unprovided<Attempt | null, DraftCall>('takeDraft'),
    /** Sends the answer, under its id until it is acknowledged. */
    submitAnswer: unprovided<Delivery, SessionCall & { attempt: Attempt | null }>('submitAnswer'),
    /** Leaves the question: Next or Skip. */
    skipQuestion: unprovided<Delivery, SessionCall & { stateToken: string }>('skipQuestion'),
    /** Ends the session for good. */
    forceEnd: unprovided<Delivery, SessionCall>('forceEnd'),
    /** Keeps what is typed, and lets go of what was taken. */
    keepDrafts: unprovidedCallback<DraftEvent>('keepDrafts'),
    /** Listens to what a language model makes of the replies. */
    tutorWords: tutorWordsMachine,
    /** Brings the resting draft to the server. */
    uploadDrafts: unprovidedCallback<{ type: 'never' }>('uploadDrafts'),
  },
  delays: {
    ...sessionTiming,
    /** One second to 45, longer with each try in vain and another for each student. */
    retryBackoff: ({ context }) => retryWait(context.retries, context.attempt?.clientAttemptId ?? ''),
  },
  guards: {
    ...sessionGuards,
    isOfThisQuestion: ({ context }: { context: ChatContext }, attempt: Attempt | null) =>
      attempt !== null && attempt.question === questionKey(context),
    isText: (_: unknown, attempt: Attempt | null) => attempt !== null,
    isSettled: ({ context }) => context.session?.current_question_state.next_attempt_worth === null,
    isMoveOffered: ({ context }) => context.session?.current_question_set_state.should_move_to_next_question === true,
    isBetweenCalls: not(or([stateIn({ open: { turn: 'sending' } }), stateIn({ open: { turn: 'nextQuestion' } }), stateIn({ open: { exit: 'leaving' } })])),
    hasAttempt: ({ context }) => context.attempt !== null,
    canSend: and([({ context }: { context: ChatContext }) => context.attempt === null, not(stateIn({ open: { line: 'elsewhere' } }))]),
    canAskForExample: and([
      ({ context }: { context: ChatContext }) => context.attempt === null && context.session?.current_question_state.example_offered === true,
      not(stateIn({ open: { line: 'elsewhere' } })),
    ]),
    canMove: and([({ context }: { context: ChatContext }) => context.attempt === null, stateIn({ open: { line: 'online' } })]),
    canSkip: and([
      ({ context }: { context: ChatContext }) => context.attempt === null && context.session?.current_question_set_definition.allow_skipping === true,
      stateIn({ open: { line: 'online' } }),
    ]),
  },
  actions: {
    takeStart: assign(({ context }, result: StartResult) =>
      result.ok ? { ...withAgent({ ...context, session: null }, result.reply.agent), startRefusal: null, mayBegin: false } : { startRefusal: result },
    ),
    allowBeginning: assign({ mayBegin: true }),
    onlyResume: assign({ mayBegin: false }),
    rememberAttempt: assign({ attempt: (_, attempt: Attempt | null) => attempt, retries: 0, lastAnswer: 'none' }),
    takeReply: enqueueActions(({ context, enqueue }, delivery: Delivery) => {
      if (delivery.kind !== 'delivered') return
      enqueue.assign(withAgent(context, delivery.reply.agent))
      const pending = delivery.reply.agent.full_context.find(({ words }) => words === 'pending')
      if (pending !== undefined) enqueue.sendTo('tutorWords', { type: 'reply.came', messageId: pending.id })
    }),
    takeRefusal: assign(({ context }, refusal: { delivery: Delivery; fallback: string }) =>
      refusal.delivery.kind === 'refused'
        ? { problem: refusal.delivery.sentence ?? refusal.fallback, ...(refusal.delivery.agent ? withAgent(context, refusal.delivery.agent) : {}) }
        : { problem: refusal.fallback },
    ),
    queueAttempt: enqueueActions(({ context, enqueue }) => {
      if (context.attempt === null || context.session === null) return
      enqueue.sendTo('keepDrafts', { type: 'attempt.queued', sessionId: context.session.session_id, attempt: context.attempt })
    }),
    acknowledgeAttempt: enqueueActions(({ context, enqueue }) => {
      if (context.attempt === null || context.session === null) return
      enqueue.sendTo('keepDrafts', { type: 'attempt.acknowledged', sessionId: context.session.session_id, attempt: context.attempt })
      enqueue.assign({ attempt: null, retries: 0, lastAnswer: 'sent' })
    }),
    offerText: assign({ offeredText: (_, attempt: Attempt | null) => attempt?.text ?? null }),
    returnAttempt: enqueueActions(({ context, enqueue }) => {
      if (context.attempt === null || context.session === null) return
      enqueue.sendTo('keepDrafts', { type: 'attempt.returned', sessionId: context.session.session_id, attempt: context.attempt })
      enqueue.assign({ attempt: null, retries: 0, lastAnswer: 'unsent' })
    }),
    offerAttempt: assign({ offeredText: ({ context }) => context.attempt?.text ?? context.offeredText }),
    announceTimeUp: raise({ type: 'time.up' }),
    announceElsewhere: raise({ type: 'session.continuedElsewhere' }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    say: assign({ problem: (_, params: { sentence: string }) => params.sentence }),
    forgetProblem: assign({ problem: null }),
    forgetOffer: assign({ offeredText: null }),
    forgetLastAnswer: assign({ lastAnswer: 'none' }),
  },
})
