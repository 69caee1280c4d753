import { chatSetup } from './chat-session.setup.ts'
import { answerCall, output, type Delivery } from './chat-session.state.ts'
import { chatTexts } from './chat-session.texts.ts'

/**
 * The region that says whether the server is within reach and still ours. It keeps the one undelivered answer and sends it
 * again under its own id; `elsewhere` offers the text for copying and leaves only by continuing here.
 */
export const line = chatSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasAttempt', target: 'offline.waiting' }, { target: 'online' }] },
    online: {
      id: 'online',
      on: { 'line.lost': 'offline', 'answer.undelivered': 'offline.waiting', 'session.continuedElsewhere': 'elsewhere' },
    },
    offline: {
      initial: 'idle',
      on: { 'session.continuedElsewhere': 'elsewhere' },
      states: {
        idle: { on: { 'line.restored': '#online', 'answer.undelivered': 'waiting' } },
        waiting: {
          tags: 'failed',
          entry: { type: 'tellDrafts', params: { type: 'attempt.queued' } },
          after: { retryBackoff: 'resending' },
          on: { 'line.restored': 'resending', 'retry.requested': 'resending' },
        },
        resending: {
          tags: 'pending',
          entry: 'countRetry',
          invoke: {
            src: 'submitAnswer',
            id: 'submitAnswer',
            input: ({ context }) => answerCall(context),
            onDone: [
              {
                guard: { type: 'isDelivered', params: output },
                actions: [{ type: 'takeReply', params: output }, { type: 'tellDrafts', params: { type: 'attempt.acknowledged' } }, 'forgetAttempt'],
                target: '#online',
              },
              { guard: { type: 'isUnreachable', params: output }, target: 'waiting' },
              { guard: { type: 'isStale', params: output }, target: '#elsewhere' },
              {
                actions: [{ type: 'takeRefusal', params: refusal }, { type: 'tellDrafts', params: { type: 'attempt.returned' } }, 'forgetAttempt'],
                target: '#online',
              },
            ],
            onError: 'waiting',
          },
          after: { answerPatience: 'waiting' },
        },
      },
    },
    elsewhere: {
      id: 'elsewhere',
      tags: 'failed',
      entry: 'giveUpAttempt',
      on: { 'continueHere.requested': '#chatSession.loading' },
    },
  },
})

function refusal({ event }: { event: { output: Delivery } }): { delivery: Delivery; fallback: string } {
  return { delivery: event.output, fallback: chatTexts.answerFailed }
}
