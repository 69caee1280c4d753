import { output } from '#machines/params.ts'
import { sessionCall } from '#machines/session/session.work.ts'
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
    notice: {
      initial: 'announcing',
      states: {
        announcing: { after: { timeUpNotice: 'reviewing' } },
        reviewing: { on: { 'home.requested': '#accentSession.done' } },
      },
    },
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
            closing: {
              always: { guard: 'isOver', target: '#lastTakeEnded' },
              invoke: {
                src: 'forceEnd',
                id: 'forceEnd',
                input: ({ context }) => sessionCall(context),
                onDone: [
                  { guard: { type: 'isUnreachable', params: output }, target: 'closingLater' },
                  { actions: { type: 'takeReply', params: output }, target: '#lastTakeEnded' },
                ],
                onError: 'closingLater',
              },
              after: { leavePatience: 'closingLater' },
            },
            closingLater: {
              tags: 'failed',
              entry: 'countRetry',
              after: { retryBackoff: 'closing' },
              on: { 'line.restored': 'closing', 'retry.requested': 'closing' },
            },
          },
        },
        ended: { id: 'lastTakeEnded' },
      },
    },
  },
})
