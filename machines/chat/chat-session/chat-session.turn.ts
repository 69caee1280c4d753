import { not, raise } from 'xstate'
import { output } from '#machines/params.ts'
import { refused } from '#machines/sessions/session/session.delivery.ts'
import { sessionCall, stateToken } from '#machines/sessions/session/session.work.ts'
import { chatSetup } from './chat-session.setup.ts'
import { answerCall, draftCall } from './chat-session.state.ts'
import { chatTexts, requestText } from './chat-session.texts.ts'

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
        'example.requested': { guard: 'canAskForExample', target: 'sending' },
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
            input: ({ context, event }) => draftCall(context, requestText(event.type)),
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
              {
                guard: { type: 'isOffline', params: output },
                actions: [raise({ type: 'line.lost' }), raise({ type: 'answer.undelivered' })],
                target: '#answering',
              },
              { guard: { type: 'isUnreachable', params: output }, actions: raise({ type: 'answer.undelivered' }), target: '#answering' },
              { guard: { type: 'isStale', params: output }, actions: 'announceElsewhere', target: '#answering' },
              { actions: [{ type: 'takeRefusal', params: refused(chatTexts.answerFailed) }, 'returnAttempt'], target: '#answering' },
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
        input: ({ context }) => ({ ...sessionCall(context), stateToken: stateToken(context) }),
        onDone: [
          { guard: { type: 'isDelivered', params: output }, actions: { type: 'takeReply', params: output }, target: 'active' },
          { guard: { type: 'isGivenUp', params: output }, target: 'active' },
          { guard: { type: 'isStale', params: output }, actions: 'announceElsewhere', target: 'active' },
          { actions: { type: 'takeRefusal', params: refused(chatTexts.nextFailed) }, target: 'active' },
        ],
        onError: { actions: { type: 'say', params: { sentence: chatTexts.nextFailed } }, target: 'active' },
      },
    },
  },
})
