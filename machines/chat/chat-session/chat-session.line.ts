import { output } from '#machines/params.ts'
import { waitingFor } from '#machines/sessions/session/session.closing.ts'
import { refused } from '#machines/sessions/session/session.delivery.ts'
import { elsewhereState, trustStates } from '#machines/sessions/session/session.trust.ts'
import { chatSetup } from './chat-session.setup.ts'
import { answerCall } from './chat-session.state.ts'
import { chatTexts } from './chat-session.texts.ts'

const undelivered = waitingFor('resending')

/**
 * The region that says whether the server is within reach and still ours. It keeps the one undelivered answer and sends it
 * again under its own id until it is acknowledged: `cut` while the device has no line, `waiting` while nobody answers on it.
 * What the server refuses for good after the wait, or a tab that wakes to another state, means that the session is not what this
 * page believed: `elsewhere` offers the text for copying and leaves only by continuing here.
 */
export const line = chatSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'hasAttempt', target: 'away.waiting' }, { target: 'online' }] },
    online: {
      id: 'online',
      on: { 'line.lost': 'away', 'answer.undelivered': 'away.waiting', 'session.continuedElsewhere': 'elsewhere' },
      ...trustStates,
    },
    away: {
      initial: 'idle',
      on: { 'session.continuedElsewhere': 'elsewhere' },
      states: {
        idle: { on: { 'line.restored': '#online', 'answer.undelivered': 'cut' } },
        cut: { ...waitingFor('resending'), entry: 'queueAttempt' },
        waiting: { ...undelivered, entry: 'queueAttempt', on: { ...undelivered.on, 'line.lost': 'cut' } },
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
                actions: [{ type: 'takeReply', params: output }, 'acknowledgeAttempt'],
                target: '#online',
              },
              { guard: { type: 'isOffline', params: output }, target: 'cut' },
              { guard: { type: 'mayWorkLater', params: output }, target: 'waiting' },
              { actions: { type: 'takeRefusal', params: refused(chatTexts.answerFailed) }, target: '#elsewhere' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    elsewhere: { ...elsewhereState('chatSession'), entry: ['offerAttempt', 'returnAttempt'] },
  },
})
