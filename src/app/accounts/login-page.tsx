import { useSelector } from '@xstate/react'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { isSubmittingLogin, loginRefusal } from '#machines/accounts/auth/auth.selectors.ts'
import { type LoginAudience, LoginScreen } from '#src/screens/accounts/sign-in/login-screen.tsx'
import type { Sample } from '#src/app/welcome/use-sample.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import type { LoginSearch } from './login-search.ts'

const reasons = {
  expired: 'Your session has expired. Please log in again.',
  revoked: 'You were signed out. Please log in again.',
  unreadable: 'Your sign-in could not be read. Please log in again.',
}

type LoginPageProps = { audience: LoginAudience; auth: AuthActorRef; sample: Sample; search: LoginSearch }

/** Binds a login page to the auth actor, and to the sample for who has no account. A page that came drawn was drawn without a search. */
export function LoginPage({ audience, auth, sample, search: asked }: LoginPageProps) {
  const search = useHydrated() ? asked : {}
  const isBusy = useSelector(auth, isSubmittingLogin)
  const refusal = useSelector(auth, loginRefusal)
  const other = new URLSearchParams(Object.entries(search).filter(([name, value]) => name === 'next' && value !== undefined)).toString()
  return (
    <LoginScreen
      audience={audience}
      identifier={search.username}
      keep={other === '' ? '' : `?${other}`}
      isBusy={isBusy}
      refusal={refusal}
      sample={sample}
      onTrySample={sample.onTry}
      reason={search.reason ? reasons[search.reason] : null}
      onLogin={({ identifier, password }) => auth.send({ type: 'credentials.submitted', loginIdentifier: identifier, password })}
    />
  )
}
