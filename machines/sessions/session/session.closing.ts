import { output } from '#machines/params.ts'
import { sessionCall, type SessionWork } from './session.work.ts'

/** A short notice that something ended, then its page until the way home; `done` is the id of the machine's last state. */
export function noticeStates<Done extends string, Delay extends string>(done: Done, delay: Delay) {
  return {
    initial: 'announcing',
    states: {
      announcing: { after: { [delay]: 'reviewing' } },
      reviewing: { on: { 'home.requested': done } },
    },
  } as const
}

/**
 * The wait of what could not be delivered, counted, until it may try again by itself, by the line or by hand, in the state of
 * that name beside it.
 */
export function waitingFor<Again extends string>(again: Again) {
  return {
    tags: 'failed',
    entry: 'countRetry',
    after: { retryBackoff: again },
    on: { 'line.restored': again, 'retry.requested': again },
  } as const
}

/**
 * The end of a session whose time is up: asks the server to end it, again and again while it is out of reach, then goes to the
 * state with the id `ended`. Its machine provides `forceEnd`, `retryBackoff`, `takeReply` and `countRetry`.
 */
export function closingStates<Ended extends string>(ended: Ended) {
  return {
    closing: {
      always: { guard: 'isOver', target: ended },
      invoke: {
        src: 'forceEnd',
        id: 'forceEnd',
        input: ({ context }: { context: SessionWork }) => sessionCall(context),
        onDone: [
          { guard: { type: 'isUnreachable', params: output }, target: 'closingLater' },
          { actions: { type: 'takeReply', params: output }, target: ended },
        ],
        onError: 'closingLater',
      },
    },
    closingLater: waitingFor('closing'),
  } as const
}
