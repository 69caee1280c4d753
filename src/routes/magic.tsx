import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { magicLinkMachine } from '#machines/magic-link/magic-link.machine.ts'
import { canRetry, destination, failure, message } from '#machines/magic-link/magic-link.selectors.ts'
import { createMagicLinkActors } from '#src/actors/magic-link.actors.ts'
import { MagicScreen } from '#src/screens/sign-in/magic-screen.tsx'

export const Route = createFileRoute('/magic')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: () => ({ meta: [{ title: 'Logging you in...' }] }),
  component: Magic,
})

function Magic() {
  const { api, auth } = Route.useRouteContext()
  const { token } = Route.useSearch()
  const { history } = useRouter()
  const [machine] = useState(() => magicLinkMachine.provide({ actors: createMagicLinkActors({ api, auth }) }))
  const visit = useActorRef(machine, { input: { token } }, (snapshot) => {
    const path = destination(snapshot)
    if (path !== null) history.replace(path === '/profile/updatepassword' ? `${path}?isPasswordReset=true` : path)
  })
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
