import { useSelector } from '@xstate/react'
import type { MagicLinkActorRef } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { canRetry, failure, message } from '#machines/accounts/magic-link/magic-link.selectors.ts'
import { MagicScreen } from '#src/screens/accounts/sign-in/magic-screen.tsx'

/** Binds one visit to a mailed link to its screen. */
export function MagicPage({ visit }: { visit: MagicLinkActorRef }) {
  const isFailed = useSelector(visit, (snapshot) => failure(snapshot) !== null)
  const sentence = useSelector(visit, message)
  const isRetryable = useSelector(visit, canRetry)
  return (
    <MagicScreen
      view={isFailed ? { mode: 'failed', sentence, canRetry: isRetryable } : { mode: 'loggingIn' }}
      onRetry={() => visit.send({ type: 'retry.requested' })}
    />
  )
}
