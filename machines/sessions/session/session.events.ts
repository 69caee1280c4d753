/**
 * Facts that a session of either kind reacts to. `time.up` and `session.continuedElsewhere` come from inside: from its clock and
 * from a refused state.
 */
export type SessionEvent =
  | { type: 'begin.requested' }
  | { type: 'next.requested' }
  | { type: 'skip.requested' }
  | { type: 'exit.requested' }
  | { type: 'exit.confirmed' }
  | { type: 'exit.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'continueHere.requested' }
  | { type: 'home.requested' }
  | { type: 'line.lost' }
  | { type: 'line.restored' }
  | { type: 'tab.woke' }
  | { type: 'time.up' }
  | { type: 'session.continuedElsewhere' }
