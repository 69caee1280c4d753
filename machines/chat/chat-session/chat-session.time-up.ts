import { output } from '#machines/params.ts'
import { closingStates, noticeStates, waitingFor } from '#machines/sessions/session/session.closing.ts'
import { chatSetup } from './chat-session.setup.ts'
import { answerCall, draftCall } from './chat-session.state.ts'

/**
 * What follows zero: the answer on its way, or else the typed text, goes out once as the last one while the notice runs.
 * Nothing here takes new text; a last answer that cannot be delivered in time is offered for copying.
 */
export const timedOut = chatSetup.createStateConfig({
  type: 'parallel',
  tags: 'finished',
  entry: ['forgetProblem', 'forgetOffer'],
  states: {
    notice: noticeStates('#chatSession.done', 'timeUpNotice'),
    lastAnswer: {
      initial: 'submittingDraft',
      states: {
        submittingDraft: {
          tags: 'pending',
          initial: 'choosing',
          after: { lateWindow: 'ended' },
          exit: ['offerAttempt', 'returnAttempt'],
          states: {
            choosing: {
              always: [
                { guard: 'isOver', target: '#lastAnswerEnded' },
                { guard: 'hasAttempt', target: 'delivering' },
                { guard: 'isSettled', actions: 'forgetLastAnswer', target: 'closing' },
                { target: 'taking' },
              ],
            },
            taking: {
              invoke: {
                src: 'takeDraft',
                id: 'takeDraft',
                input: ({ context }) => draftCall(context, null),
                onDone: [
                  { guard: { type: 'isText', params: output }, actions: { type: 'rememberAttempt', params: output }, target: 'delivering' },
                  { actions: 'forgetLastAnswer', target: 'closing' },
                ],
                onError: 'closing',
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
                    actions: [{ type: 'takeReply', params: output }, 'acknowledgeAttempt'],
                    target: 'closing',
                  },
                  { guard: { type: 'mayWorkLater', params: output }, target: 'waiting' },
                  { actions: ['offerAttempt', 'returnAttempt'], target: 'closing' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { ...waitingFor('delivering'), entry: ['countRetry', 'queueAttempt'] },
            ...closingStates('#lastAnswerEnded'),
          },
        },
        ended: { id: 'lastAnswerEnded' },
      },
    },
  },
})
