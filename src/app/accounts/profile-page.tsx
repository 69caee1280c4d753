import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { listAccountChanges } from '#contract/accounts/account-changes.ts'
import type { Profile } from '#contract/classroom/people.ts'
import { type ProfileEditingActorRef, profileEditingMachine } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import { createProfileEditingActors } from '#src/actors/accounts/profile-editing.actors.ts'
import { AccountChanges } from '#src/screens/accounts/account/account-changes.tsx'
import { ProfileScreen } from '#src/screens/accounts/account/profile-screen.tsx'
import { homeOf } from './access.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

type ProfilePageProps = { profile: Profile; onSaved: () => void }

/** Starts the own account's page. */
export function ProfilePage({ profile, onSaved }: ProfilePageProps) {
  const { api, auth, timeZone } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => {
    const actors = createProfileEditingActors({
      api,
      auth,
      onSaved: () => {
        notifySuccess('Changes saved successfully!', 2000)
        onSaved()
      },
    })
    return profileEditingMachine.provide({ actors })
  })
  const editing = useActorRef(machine, { input: { profile } })
  const changes = useReading('accountChanges', null, (_, signal) => api.send(listAccountChanges, { signal }))
  const { layer } = useLeaving({ wouldLose: () => editing.getSnapshot().context.isDirty, onClosed: nothing })
  return (
    <>
      <ProfileEditing editing={editing} changes={<AccountChanges view={changes.view} timeZone={timeZone()} onRetry={changes.retry} />} />
      {layer}
    </>
  )
}

/** Binds the own account to its screen; `changes` stands below it. */
export function ProfileEditing({ editing, changes }: { editing: ProfileEditingActorRef; changes: ReactNode }) {
  const snapshot = useSelector(editing, (now) => now)
  const { profile, sentence, fields, note, wasEdited } = snapshot.context
  const form = { isBusy: snapshot.hasTag('pending'), canRetry: snapshot.hasTag('failed'), sentence, fields }
  return (
    <ProfileScreen
      home={homeOf(profile.role)}
      view={{
        mode: 'ready',
        account: { ...profile, emailLabel: profile.role === 'STUDENT' ? 'Student Email' : 'Email' },
        form: snapshot.matches('viewing') ? null : form,
        isBack: wasEdited,
        note,
      }}
      changes={changes}
      onEdit={() => editing.send({ type: 'edit.requested' })}
      onTyped={(isDirty) => editing.send({ type: 'values.changed', isDirty })}
      onCancel={() => editing.send({ type: 'edit.cancelled' })}
      onSave={(values) => editing.send({ type: 'values.submitted', values })}
      onRetry={() => editing.send({ type: 'retry.requested' })}
    />
  )
}

function nothing(): void {
  return undefined
}
