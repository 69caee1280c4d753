import { not, raise } from 'xstate'
import { output } from '#machines/params.ts'
import { sessionCall } from '#machines/sessions/session/session.work.ts'
import { chatSetup } from './chat-session.setup.ts'
import { answerCall, draftCall, type Delivery } from './chat-session.state.ts'
import { chatTexts } from './chat-session.texts.ts'

/**
 * The region that says whose turn it is. Where it stands between calls follows from the server's state alone, so every failure
 * returns to where it was.
 */
export const turn = chatSetup.createStateConfig({
  initial: 'active',
  states: {
    active: {
      id: 'answering',
      always: [
        { guard: 'isSettled', target: 'settled' },
        { guard: 'isMoveOffered', target: 'accepted' },
      ],
      on: {
        'answer.submitted': { guard: 'canSend', target: 'sending' },
        'hint.requested': { guard: 'canSend', target: 'sending' },
        'skip.requested': { guard: 'canSkip', target: 'nextQuestion' },
        'skip.requestedOverText': { guard: 'canSkip', target: 'askingToSend' },
      },
    },
    askingToSend: {
      on: {
        'answer.submitted': { guard: 'canSend', target: 'sending' },
        'skip.requested': { guard: 'canSkip', target: 'nextQuestion' },
        'skip.cancelled': 'active',
      },
    },
    accepted: {
      always: [
        { guard: 'isSettled', target: 'settled' },
        { guard: not('isMoveOffered'), target: 'active' },
      ],
      on: {
        'answer.submitted': { guard: 'canSend', target: 'sending' },
        'hint.requested': { guard: 'canSend', target: 'sending' },
        'next.requested': { guard: 'canMove', target: 'nextQuestion' },
      },
    },
    settled: {
      on: { 'next.requested': { guard: 'canMove', target: 'nextQuestion' } },
    },
    sending: {
      tags: 'pending',
      entry: ['forgetProblem', 'forgetOffer'],
      initial: 'taking',
      states: {
        taking: {
          invoke: {
            src: 'takeDraft',
            id: 'takeDraft',
            input: ({ context, event }) => draftCall(context, event.type === 'hint.requested' ? chatTexts.hint : null),
            onDone: [
              { guard: { type: 'isText', params: output }, actions: { type: 'rememberAttempt', params: output }, target: 'delivering' },
              { actions: { type: 'say', params: { sentence: chatTexts.emptyAnswer } }, target: '#answering' },
            ],
            onError: { actions: { type: 'say', params: { sentence: chatTexts.answerFailed } }, target: '#answering' },
          },
        },
        delivering: {
          invoke: {
            src: 'submitAnswer',
            id: 'submitAnswer',
            input: ({ context }) => answerCall(context),
            onDone: [
              {
                guard: { type: 'isDelivered', params: output },
                actions: [{ type: 'takeReply', params: output }, 'acknowledgeAttempt', raise({ type: 'line.restored' })],
                target: '#answering',
              },
              { guard: { type: 'isUnreachable', params: output }, actions: raise({ type: 'answer.undelivered' }), target: '#answering' },
              { guard: { type: 'isStale', params: output }, actions: raise({ type: 'session.continuedElsewhere' }), target: '#answering' },
              { actions: [{ type: 'takeRefusal', params: answerRefusal }, 'returnAttempt'], target: '#answering' },
            ],
            onError: { actions: [{ type: 'say', params: { sentence: chatTexts.answerFailed } }, 'returnAttempt'], target: '#answering' },
          },
        },
      },
    },
    nextQuestion: {
      tags: 'pending',
      entry: ['forgetProblem', 'forgetOffer'],
      invoke: {
        src: 'skipQuestion',
        id: 'skipQuestion',
        input: ({ context }) => ({ ...sessionCall(context), stateToken: context.session?.state_token ?? '' }),
        onDone: [
          { guard: { type: 'isDelivered', params: output }, actions: { type: 'takeReply', params: output }, target: 'active' },
          { guard: { type: 'isGivenUp', params: output }, target: 'active' },
          { guard: { type: 'isStale', params: output }, actions: raise({ type: 'session.continuedElsewhere' }), target: 'active' },
          { actions: { type: 'takeRefusal', params: nextRefusal }, target: 'active' },
        ],
        onError: { actions: { type: 'say', params: { sentence: chatTexts.nextFailed } }, target: 'active' },
      },
    },
  },
})

function answerRefusal({ event }: { event: { output: Delivery } }): { delivery: Delivery; fallback: string } {
  return { delivery: event.output, fallback: chatTexts.answerFailed }
}

function nextRefusal({ event }: { event: { output: Delivery } }): { delivery: Delivery; fallback: string } {
  return { delivery: event.output, fallback: chatTexts.nextFailed }
}
