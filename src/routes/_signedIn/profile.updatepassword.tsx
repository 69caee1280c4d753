import { createFileRoute } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { newPasswordMachine } from '#machines/forms/submission/new-password.machine.ts'
import { createNewPasswordActors } from '#src/actors/accounts/new-password.actors.ts'
import { placeAfterLogin } from '#src/app/accounts/access.ts'
import { ChoosingPassword } from '#src/app/accounts/choosing-password.tsx'

export const Route = createFileRoute('/_signedIn/profile/updatepassword')({
  validateSearch: v.object({
    isPasswordReset: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
    next: v.optional(v.fallback(v.optional(v.string()), undefined)),
  }),
  head: () => ({ meta: [{ title: 'Choose a new password' }] }),
  component: UpdatePassword,
})

function UpdatePassword() {
  const { api, auth, person } = Route.useRouteContext()
  const { next } = Route.useSearch()
  const [asksCurrent] = useState(!person.should_change_password)
  const [machine] = useState(() => newPasswordMachine.provide({ actors: createNewPasswordActors({ api }) }))
  const form = useActorRef(machine, undefined, (snapshot) => {
    if (snapshot.context.saved === null) return
    // The duty is done at once: until the account is read again every other page would lead back here.
    auth.send({ type: 'profile.changed', profile: { ...person, should_change_password: false } })
    auth.send({ type: 'token.received', accessToken: snapshot.context.saved.accessToken })
  })
  return (
    <ChoosingPassword
      form={form}
      asksCurrent={asksCurrent}
      username={person.username}
      next={placeAfterLogin(person.role, next)}
      onLogout={() => auth.send({ type: 'signOut.requested' })}
    />
  )
}
