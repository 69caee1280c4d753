import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

/** Facts leaving reacts to: the dialog is being closed, or another page asked for; `exit.*` is the reader's answer, or Cancel unasked. */
export type LeavingEvent = { type: 'close.requested' } | { type: 'navigation.requested' } | { type: 'exit.confirmed' } | { type: 'exit.cancelled' }

/**
 * The way out of a dialog or form where something is typed or under way, for as long as it is open. It refuses to lose that
 * unasked, by Escape, a press outside or the browser's Back alike; `wouldLose` says whether there is anything to lose.
 * `closed` is final; `going` lets the asked page come, and asks again should this one stay.
 * Invariant: What would be lost is asked about first, what would not be is left at once.
 * [leaving.walk.test.ts: on every path what would be lost is asked about first]
 */
export const leavingMachine = setup({
  types: { events: {} as LeavingEvent },
  guards: { wouldLose: () => false },
}).createMachine({
  id: 'leaving',
  initial: 'open',
  states: {
    open: {
      on: {
        'close.requested': [{ guard: 'wouldLose', target: 'askingToClose' }, { target: 'closed' }],
        'navigation.requested': [{ guard: 'wouldLose', target: 'askingToGo' }, { target: 'going' }],
        'exit.confirmed': 'closed',
      },
    },
    askingToClose: { on: { 'exit.confirmed': 'closed', 'exit.cancelled': 'open' } },
    askingToGo: { on: { 'exit.confirmed': 'going', 'exit.cancelled': 'open' } },
    going: {
      on: {
        'close.requested': [{ guard: 'wouldLose', target: 'askingToClose' }, { target: 'closed' }],
        'navigation.requested': [{ guard: 'wouldLose', target: 'askingToGo' }, { target: 'going' }],
        'exit.confirmed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
})

/** The way out of a dialog or form. */
export type LeavingActorRef = ActorRefFrom<typeof leavingMachine>
/** A moment of leaving. */
export type LeavingSnapshot = SnapshotFrom<typeof leavingMachine>

/** Whether the reader is asked right now. */
export function isAskingToLeave(moment: LeavingSnapshot): boolean {
  return moment.matches('askingToClose') || moment.matches('askingToGo')
}
