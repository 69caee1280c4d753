import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { type RegisteringActorRef, registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import { isMadeAlready, openProblems } from '#machines/accounts/registering/registering.selectors.ts'
import { createRegisteringActors } from '#src/actors/accounts/registering.actors.ts'
import { createRegistrationDrafts } from '#src/actors/accounts/registration-draft.ts'
import type { Api } from '#src/api/client.ts'
import { RegisterScreen } from '#src/screens/accounts/account/register-screen.tsx'
import { tabStorageOrNull } from '#src/app/shell/browser-storage.ts'

/** Starts a registration with what was typed in this tab before. */
export function RegisterPage({ api, auth }: { api: Api; auth: AuthActorRef }) {
  const [drafts] = useState(() => createRegistrationDrafts(tabStorageOrNull()))
  const [draft] = useState(drafts.read)
  const [machine] = useState(() => registeringMachine.provide({ actors: createRegisteringActors({ api, auth, drafts }) }))
  return <Registering registering={useActorRef(machine, { input: { draft } })} />
}

/** Binds a registration to its screen. */
export function Registering({ registering }: { registering: RegisteringActorRef }) {
  const snapshot = useSelector(registering, (now) => now)
  const { typed, fields, sentence } = snapshot.context
  const isSigningIn = snapshot.matches('signingIn') || snapshot.status === 'done'
  const busyLabel = isSigningIn ? 'Signing in...' : snapshot.hasTag('pending') ? 'Creating account...' : null
  return (
    <RegisterScreen
      view={isMadeAlready(snapshot) ? { mode: 'notSignedIn' } : { mode: 'filling', typed, refused: fields, problems: openProblems(snapshot), sentence, busyLabel }}
      onType={(field, text) => registering.send({ type: 'field.changed', field, text })}
      onRegister={() => registering.send({ type: 'form.submitted' })}
      onRetry={() => registering.send({ type: 'retry.requested' })}
    />
  )
}
