import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { magicLinkMachine } from '#machines/accounts/magic-link/magic-link.machine.ts'
import { destination } from '#machines/accounts/magic-link/magic-link.selectors.ts'
import { createMagicLinkActors } from '#src/actors/accounts/magic-link.actors.ts'
import { MagicPage } from '#src/app/accounts/magic-page.tsx'

export const Route = createFileRoute('/magic')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: () => ({ meta: [{ title: 'Sign-in link' }] }),
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
  return <MagicPage visit={visit} />
}
