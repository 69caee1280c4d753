import { elsewhereState, trustStates } from '#machines/sessions/session/session.trust.ts'
import { accentSetup } from './accent-session.setup.ts'

/**
 * The region that says whether the server is within reach and still ours. A take that could not be delivered waits where it
 * was submitted; `elsewhere` leaves only by continuing here, where the kept take is found again if its question still stands.
 */
export const line = accentSetup.createStateConfig({
  initial: 'online',
  states: {
    online: {
      on: { 'line.lost': 'offline', 'session.continuedElsewhere': 'elsewhere' },
      ...trustStates,
    },
    offline: { on: { 'line.restored': 'online', 'session.continuedElsewhere': 'elsewhere' } },
    elsewhere: elsewhereState('accentSession'),
  },
})
