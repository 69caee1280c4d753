import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { AuthActorRef } from '#machines/auth/auth.machine.ts'
import { isReauthenticating, isSubmittingLogin, loginRefusal, signedInPerson } from '#machines/auth/auth.selectors.ts'

const SignInAgain = lazy(async () => ({ default: (await import('#src/screens/sign-in/sign-in-again.tsx')).SignInAgain }))

/** The dialog over any page whose session ended; loaded when first needed. */
export function SignInAgainLayer({ auth }: { auth: AuthActorRef }) {
  const isOpen = useSelector(auth, isReauthenticating)
  const isBusy = useSelector(auth, isSubmittingLogin)
  const refusal = useSelector(auth, loginRefusal)
  const person = useSelector(auth, signedInPerson)
  if (!isOpen || person === null) return null
  return (
    <Suspense>
      <SignInAgain
        open
        username={person.username}
        name={person.name}
        isBusy={isBusy}
        refusal={refusal}
        onLogin={({ identifier, password }) => auth.send({ type: 'credentials.submitted', loginIdentifier: identifier, password })}
        onGiveUp={() => auth.send({ type: 'signIn.abandoned' })}
      />
    </Suspense>
  )
}
