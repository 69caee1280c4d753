import { output } from '#machines/params.ts'
import { closingStates, noticeStates } from '#machines/session/session.closing.ts'
import { accentSetup } from './accent-session.setup.ts'
import { keepCall, takeCall } from './accent-session.state.ts'

/**
 * What follows zero: the take that was being made or was not submitted goes out once as the last one while the notice runs.
 * Nothing here records.
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
                { guard: 'hasUnstamped', target: 'keeping' },
                { guard: 'hasUnsent', target: 'delivering' },
                { target: 'closing' },
              ],
            },
            keeping: {
              invoke: {
                src: 'keepTake',
                id: 'keepTake',
                input: ({ context }) => keepCall(context),
                onDone: { actions: { type: 'rememberUnsent', params: output }, target: 'delivering' },
                onError: 'closing',
              },
              after: { keepPatience: 'closing' },
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
              after: { submitPatience: 'waiting' },
            },
            waiting: {
              tags: 'failed',
              entry: 'countRetry',
              after: { retryBackoff: 'delivering' },
              on: { 'line.restored': 'delivering', 'retry.requested': 'delivering' },
            },
            ...closingStates('#lastTakeEnded'),
          },
        },
        ended: { id: 'lastTakeEnded' },
      },
    },
  },
})
