import { output, received } from '#machines/params.ts'
import { closingStates, noticeStates, waitingFor } from '#machines/sessions/session/session.closing.ts'
import { accentSetup } from './accent-session.setup.ts'
import { takeCall } from './accent-session.state.ts'

/**
 * What follows zero: the take that was being made or was not submitted goes out once as the last one while the notice runs.
 * Nothing here records. A take that came too late stays to be heard until the page is left.
 */
export const timedOut = accentSetup.createStateConfig({
  type: 'parallel',
  tags: 'finished',
  entry: 'forgetProblem',
  states: {
    notice: noticeStates('#accentSession.done', 'timeUpNotice'),
    lastTake: {
      initial: 'submitting',
      states: {
        submitting: {
          tags: 'pending',
          initial: 'choosing',
          after: { lateWindow: 'ended' },
          states: {
            choosing: {
              always: [
                { guard: 'isOver', target: '#lastTakeEnded' },
                { guard: 'hasUnsent', target: 'delivering' },
                { target: 'closing' },
              ],
            },
            delivering: {
              invoke: {
                src: 'submitTake',
                id: 'submitTake',
                input: ({ context }) => takeCall(context),
                onDone: [
                  { guard: { type: 'isDelivered', params: output }, actions: { type: 'takeFeedback', params: output }, target: 'closing' },
                  { guard: { type: 'mayWorkLater', params: output }, target: 'waiting' },
                  { target: 'closing' },
                ],
                onError: 'waiting',
              },
            },
            waiting: waitingFor('delivering'),
            ...closingStates('#lastTakeEnded'),
          },
        },
        ended: {
          id: 'lastTakeEnded',
          entry: 'settleSession',
          invoke: { src: 'playback', id: 'playback', input: { script: null, speed: 1 } },
          on: {
            'play.requested': { guard: 'hasUnsent', actions: { type: 'tellPlayback', params: received } },
            'hush.requested': { actions: { type: 'tellPlayback', params: received } },
          },
        },
      },
    },
  },
})
