import { useSelector } from '@xstate/react'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { GuideScreen } from '#src/screens/guide/guide-screen.tsx'
import { sectionOf } from '#src/screens/guide/guide-sections.ts'
import { homeOf } from '#src/app/accounts/access.ts'

/** Binds the guide to its address and to who is signed in. `from` is the page somebody comes from. */
export function GuidePage({ auth, search }: { auth: AuthActorRef; search: { section?: string | undefined; from?: string | undefined } }) {
  const person = useSelector(auth, signedInPerson)
  return <GuideScreen section={sectionOf(search)} home={person === null || person.is_sample ? null : homeOf(person.role)} />
}
