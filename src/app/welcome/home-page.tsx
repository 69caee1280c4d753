import { useSelector } from '@xstate/react'
import { readWelcome } from '#contract/welcome/welcome.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { expiredReason, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import type { Api } from '#src/api/client.ts'
import { HomeScreen } from '#src/screens/welcome/home-screen.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { homeOf } from '#src/app/accounts/access.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useSample } from './use-sample.ts'

/**
 * Binds the start page to its links, to who is signed in, and to the sample it offers. `next` is the page somebody wanted; a page
 * that came drawn was drawn without it.
 */
export function HomePage({ api, auth, next, isVideoOpen }: { api: Api; auth: AuthActorRef; next: string | undefined; isVideoOpen: boolean }) {
  const isHydrated = useHydrated()
  const person = useSelector(auth, signedInPerson)
  const isOver = useSelector(auth, expiredReason) === 'sampleOver'
  const links = useReading('welcome', null, (_, signal) => api.send(readWelcome, { signal }))
  const { isBusy, sentence, onTry } = useSample(api, auth)
  return (
    <HomeScreen
      keep={next === undefined || !isHydrated ? '' : `?${new URLSearchParams({ next }).toString()}`}
      home={person === null || person.is_sample || isBusy ? null : homeOf(person.role)}
      links={links.view.mode === 'ready' ? links.view.found : null}
      isVideoOpen={isVideoOpen}
      sample={{ isBusy, isOver: isOver && isHydrated, sentence }}
      onTrySample={onTry}
    />
  )
}
