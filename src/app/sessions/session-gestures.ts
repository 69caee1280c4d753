import type { SessionEvent } from '#machines/sessions/session/session.events.ts'

/** What can be done in a session of either kind: every gesture is one event. */
export function sessionGestures(session: { send: (event: SessionEvent) => void }) {
  return {
    onBegin: () => session.send({ type: 'begin.requested' }),
    onNext: () => session.send({ type: 'next.requested' }),
    onSkip: () => session.send({ type: 'skip.requested' }),
    onClose: () => session.send({ type: 'exit.requested' }),
    onStay: () => session.send({ type: 'exit.cancelled' }),
    onAbandon: () => session.send({ type: 'exit.confirmed' }),
    onContinueHere: () => session.send({ type: 'continueHere.requested' }),
    onRetry: () => session.send({ type: 'retry.requested' }),
    onReturnHome: () => session.send({ type: 'home.requested' }),
  }
}
