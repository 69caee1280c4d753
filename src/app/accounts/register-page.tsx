import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { getRegistration } from '#contract/accounts/registration.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { type RegisteringActorRef, registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import { isMadeAlready, openProblems } from '#machines/accounts/registering/registering.selectors.ts'
import { createRegisteringActors } from '#src/actors/accounts/registering.actors.ts'
import { createRegistrationDrafts } from '#src/actors/accounts/registration-draft.ts'
import type { Api } from '#src/api/client.ts'
import { RegisterScreen } from '#src/screens/accounts/account/register-screen.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'
import { tabStorageOrNull } from '#src/app/shell/browser-storage.ts'

/** Starts a registration with what was typed in this tab before; `invite` is empty for who was not invited. */
export function RegisterPage({ api, auth, invite }: { api: Api; auth: AuthActorRef; invite: string }) {
  const [drafts] = useState(() => createRegistrationDrafts(tabStorageOrNull()))
  const [draft] = useState(drafts.read)
  const [machine] = useState(() => registeringMachine.provide({ actors: createRegisteringActors({ api, auth, drafts, invite }) }))
  const { view } = useReading('registrationMode', null, (_, signal) => api.send(getRegistration, { signal }))
  const mode = view.mode === 'ready' ? view.found.mode : 'open'
  const shut = mode === 'closed' || (mode === 'invite' && invite === '') ? mode : null
  return <Registering registering={useActorRef(machine, { input: { draft } })} shut={shut} />
}

/** Binds a registration to its screen; `shut` where the school lets nobody register, or only who was invited. */
export function Registering({ registering, shut = null }: { registering: RegisteringActorRef; shut?: 'closed' | 'invite' | null }) {
  const snapshot = useSelector(registering, (now) => now)
  const { typed, fields, sentence } = snapshot.context
  const isSigningIn = snapshot.matches('signingIn') || snapshot.status === 'done'
  const busyLabel = isSigningIn ? 'Signing in...' : snapshot.hasTag('pending') ? 'Creating account...' : null
  return (
    <RegisterScreen
      view={shut !== null ? { mode: 'shut', why: shut } : isMadeAlready(snapshot) ? { mode: 'notSignedIn' } : { mode: 'filling', typed, refused: fields, problems: openProblems(snapshot), sentence, busyLabel }}
      onType={(field, text) => registering.send({ type: 'field.changed', field, text })}
      onRegister={() => registering.send({ type: 'form.submitted' })}
      onRetry={() => registering.send({ type: 'retry.requested' })}
    />
  )
}
