import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { AuthActorRef } from '#machines/auth/auth.machine.ts'
import { isReauthenticating, isSubmittingLogin, loginRefusal, signedInPerson } from '#machines/auth/auth.selectors.ts'

const SignInAgain = lazy(async () => ({ default: (await import('#src/screens/sign-in/sign-in-again.tsx')).SignInAgain }))

/**
 * The dialog over any page whose session ended; loaded when first needed. `goToStart` takes a visitor whose sample is over away
 * before they are signed out: from the page itself, signing in would lead back to what is gone.
 */
export function SignInAgainLayer({ auth, goToStart }: { auth: AuthActorRef; goToStart: () => Promise<void> }) {
  const isOpen = useSelector(auth, isReauthenticating)
  const isBusy = useSelector(auth, isSubmittingLogin)
  const refusal = useSelector(auth, loginRefusal)
  const person = useSelector(auth, signedInPerson)
  if (!isOpen || person === null) return null
  const isSample = person.is_sample === true
  async function giveUp() {
    if (isSample) await goToStart()
    auth.send({ type: 'signIn.abandoned' })
  }
  return (
    <Suspense>
      <SignInAgain
        open
        username={person.username}
        name={person.name}
        isSample={isSample}
        isBusy={isBusy}
        refusal={refusal}
        onLogin={({ identifier, password }) => auth.send({ type: 'credentials.submitted', loginIdentifier: identifier, password })}
        onGiveUp={() => void giveUp()}
      />
    </Suspense>
  )
}
