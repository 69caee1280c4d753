import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { isConfirmingPassword, isReauthenticating, isSubmittingLogin, loginRefusal, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'

const SignInAgain = lazy(async () => ({ default: (await import('#src/screens/accounts/sign-in/sign-in-again.tsx')).SignInAgain }))

/**
 * The dialog over any page whose session ended, or that wants the password typed again; loaded when first needed. `goToStart`
 * takes a visitor whose sample is over away before they are signed out: from the page itself, signing in would lead back to what is gone.
 */
export function SignInAgainLayer({ auth, goToStart }: { auth: AuthActorRef; goToStart: () => Promise<void> }) {
  const isOver = useSelector(auth, isReauthenticating)
  const isConfirming = useSelector(auth, isConfirmingPassword)
  const isBusy = useSelector(auth, isSubmittingLogin)
  const refusal = useSelector(auth, loginRefusal)
  const person = useSelector(auth, signedInPerson)
  if (!(isOver || isConfirming) || person === null) return null
  const isSample = person.is_sample === true
  async function giveUp() {
    if (isConfirming) return auth.send({ type: 'confirmation.cancelled' })
    if (isSample) await goToStart()
    auth.send({ type: 'signIn.abandoned' })
  }
  return (
    <Suspense>
      <SignInAgain
        open
        why={isOver ? 'ended' : 'confirming'}
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
