import { output } from '#machines/params.ts'
import { sessionCall, type SessionWork } from './session.work.ts'

/**
 * The region of an open session that asks before it is given up, and ends it. `done` is the id of the machine's last state.
 * Its machine provides `forceEnd`, `isDelivered` and `isGivenUp`; `onEnded` are its actions for when the session is ended.
 */
export function exitRegion<Done extends string, const Ended extends readonly string[]>(done: Done, onEnded: Ended) {
  return {
    initial: 'staying',
    states: {
      staying: { on: { 'exit.requested': 'confirming' } },
      confirming: { on: { 'exit.cancelled': 'staying', 'exit.confirmed': 'leaving', 'home.requested': done } },
      leaving: {
        tags: 'pending',
        invoke: {
          src: 'forceEnd',
          id: 'forceEnd',
          input: ({ context }: { context: SessionWork }) => sessionCall(context),
          onDone: [
            { guard: { type: 'isDelivered', params: output }, actions: onEnded, target: done },
            { guard: { type: 'isGivenUp', params: output }, target: 'staying' },
            { target: 'leaveFailed' },
          ],
          onError: 'leaveFailed',
        },
      },
      leaveFailed: {
        tags: 'failed',
        on: { 'retry.requested': 'leaving', 'exit.confirmed': 'leaving', 'exit.cancelled': 'staying', 'home.requested': done },
      },
    },
  } as const
}
