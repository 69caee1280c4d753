import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { listOwnClassInvites } from '#contract/classroom/co-teachers.ts'
import { answerInviteMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createAnswerInviteActors } from '#src/actors/classroom/classroom.forms.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { ClassInviteBand, type ClassInviteBandProps } from '#src/screens/classroom/classes/class-invite-band.tsx'

/** The invitations to teach a class, above the classroom's lists; nothing where there is none. `onAnswered` hears the class that was accepted. */
export function ClassInvites({ onAnswered }: { onAnswered: (classId: number | null) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, lookAgain } = useReading('classInvites', 0, (_, signal) => api.send(listOwnClassInvites, { signal, isBackground: true }), { isKeptFresh: true })
  if (view.mode !== 'ready') return null
  return view.found.results.map((invite) => (
    <Invite
      key={invite.id}
      invite={invite}
      onAnswered={(classId) => {
        lookAgain()
        onAnswered(classId)
      }}
    />
  ))
}

type InviteProps = { invite: ClassInviteBandProps['invite'] & { id: number }; onAnswered: (classId: number | null) => void }

function Invite({ invite, onAnswered }: InviteProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createAnswerInviteActors({ api }))
  const { view, save, retry } = useForm({
    machine: answerInviteMachine,
    actors,
    onSaved: ({ classId, isOver }) => {
      if (isOver) notifySuccess('This invitation was answered already, or is over')
      else notifySuccess(classId === null ? 'Invitation declined' : `You teach ${invite.class_name} now`)
      onAnswered(classId)
    },
  })
  return <ClassInviteBand {...{ view, invite }} onAnswer={(isAccepted) => save({ id: invite.id, isAccepted })} onRetry={retry} />
}
