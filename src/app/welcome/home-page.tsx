import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { readWelcome } from '#contract/welcome/welcome.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { expiredReason, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { sampleMachine } from '#machines/welcome/sample/sample.machine.ts'
import { createSampleActors } from '#src/actors/welcome/sample.actors.ts'
import type { Api } from '#src/api/client.ts'
import { HomeScreen } from '#src/screens/welcome/home-screen.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { homeOf } from '#src/app/accounts/access.ts'
import { useReading } from '#src/app/lists/use-reading.ts'

/**
 * Binds the start page to its links, to who is signed in, and to the sample it offers. `next` is the page somebody wanted; a page
 * that came drawn was drawn without it.
 */
export function HomePage({ api, auth, next, isVideoOpen }: { api: Api; auth: AuthActorRef; next: string | undefined; isVideoOpen: boolean }) {
  const { history } = useRouter()
  const isHydrated = useHydrated()
  const person = useSelector(auth, signedInPerson)
  const isOver = useSelector(auth, expiredReason) === 'sampleOver'
  const links = useReading('welcome', null, (_, signal) => api.send(readWelcome, { signal }))
  const [machine] = useState(() => sampleMachine.provide({ actors: createSampleActors({ api, auth }) }))
  const sample = useActorRef(machine, undefined, ({ output }) => {
    if (output !== undefined) history.push(output.path)
  })
  const isBusy = useSelector(sample, (now) => now.hasTag('pending') || now.status === 'done')
  const sentence = useSelector(sample, ({ context }) => context.sentence)
  return (
    <HomeScreen
      keep={next === undefined || !isHydrated ? '' : `?${new URLSearchParams({ next }).toString()}`}
      home={person === null || person.is_sample || isBusy ? null : homeOf(person.role)}
      links={links.view.mode === 'ready' ? links.view.found : null}
      isVideoOpen={isVideoOpen}
      sample={{ isBusy, isOver: isOver && isHydrated, sentence }}
      onTrySample={() => sample.send({ type: 'sample.requested' })}
    />
  )
}
