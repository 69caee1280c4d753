import { not } from 'xstate'
import { output } from '#machines/params.ts'
import { sessionCall } from '#machines/session/session.work.ts'
import { accentSetup } from './accent-session.setup.ts'
import { stateToken } from './accent-session.state.ts'

/**
 * The region that says whether the server is within reach and still ours. A take that could not be delivered waits where it
 * was submitted; `elsewhere` leaves only by continuing here, where the kept take is found again if its question still stands.
 */
export const line = accentSetup.createStateConfig({
  initial: 'online',
  states: {
    online: {
      on: { 'line.lost': 'offline', 'session.continuedElsewhere': 'elsewhere' },
      initial: 'trusting',
      states: {
        trusting: { on: { 'tab.woke': 'checking' } },
        checking: {
          invoke: {
            src: 'readState',
            id: 'readState',
            input: ({ context }) => ({ ...sessionCall(context), stateToken: stateToken(context) }),
            onDone: [
              { guard: not('isBetweenCalls'), target: 'trusting' },
              { guard: { type: 'isMovedOn', params: output }, target: '#elsewhere' },
              { target: 'trusting' },
            ],
            onError: 'trusting',
          },
          after: { checkPatience: 'trusting' },
        },
      },
    },
    offline: { on: { 'line.restored': 'online', 'session.continuedElsewhere': 'elsewhere' } },
    elsewhere: {
      id: 'elsewhere',
      tags: 'failed',
      on: { 'continueHere.requested': '#accentSession.loading' },
    },
  },
})
