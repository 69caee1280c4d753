import { isAbandonedByLeaving } from '#machines/sessions/session/session.selectors.ts'
import type { AccentSessionSnapshot } from './accent-session.machine.ts'
import type { LastTake } from './accent-session.state.ts'

/** Where the take region of an open session stands. */
export type TakeName =
  | 'ready'
  | 'recording'
  | 'keeping'
  | 'recorded'
  | 'submitting'
  | 'undelivered'
  | 'feedback'
  | 'unusable'
  | 'micFailed'
  | 'nextQuestion'

/** Where the take region of an open session stands; `undelivered` waits for the connection and tries by itself. */
export function takeName(snapshot: AccentSessionSnapshot): TakeName {
  const at = (question: QuestionState) => snapshot.matches({ open: { take: { question } } })
  if (at('recording')) return 'recording'
  if (at('keeping')) return 'keeping'
  if (at('nextQuestion')) return 'nextQuestion'
  if (at({ submitting: 'waiting' })) return 'undelivered'
  if (at('submitting')) return 'submitting'
  if (at({ resting: 'recorded' })) return 'recorded'
  if (at({ resting: 'feedback' })) return 'feedback'
  if (at({ resting: 'unusable' })) return 'unusable'
  return at({ resting: 'micFailed' }) ? 'micFailed' : 'ready'
}

/**
 * Whether leaving the page has to be confirmed first: the session is open, or its last take is still on its way, which leaving
 * would stop; then the dialog of the end says so, and its way home is the answer.
 */
export function mustConfirmLeaving(snapshot: AccentSessionSnapshot) {
  if (snapshot.matches('timedOut')) return lastTake(snapshot) === 'unsent'
  return isAbandonedByLeaving(snapshot)
}

/** Whether Record is on. */
export function canRecord(snapshot: AccentSessionSnapshot) {
  return snapshot.can({ type: 'record.requested', expectedMs: null })
}

/** Whether the current question is the last one: of those still open there is no other. */
export function isLastQuestion({ context: { session } }: AccentSessionSnapshot) {
  return session !== null && session.tasks.every(({ status }, index) => index === session.current_task_index || status !== 'open')
}

/** What became of the take that was being made at zero. */
export function lastTake(snapshot: AccentSessionSnapshot): LastTake {
  if (snapshot.context.unsent === null) return snapshot.context.lastTake
  return snapshot.matches({ timedOut: { lastTake: 'ended' } }) ? 'lost' : 'unsent'
}

/** The running recording; undefined while the microphone is closed. */
export function sessionRecorder(snapshot: AccentSessionSnapshot) {
  return snapshot.children.recorder
}

/** The take that an earlier page recorded; undefined where there is no question. */
export function sessionOwnTake(snapshot: AccentSessionSnapshot) {
  return snapshot.children.ownTake
}

/** What can be heard now; undefined where nothing can. */
export function sessionPlayback(snapshot: AccentSessionSnapshot) {
  return snapshot.children.playback
}

type QuestionState =
  | 'recording'
  | 'keeping'
  | 'nextQuestion'
  | 'submitting'
  | { submitting: 'waiting' }
  | { resting: 'recorded' | 'feedback' | 'unusable' | 'micFailed' }
