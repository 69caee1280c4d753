import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { type MessageSent, sendMessageMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createSendMessageActors } from '#src/actors/classroom/classroom.forms.ts'
import { MessageDialog } from '#src/screens/classroom/work/message-dialog.tsx'
import { behindIn, templatesOf } from '#src/screens/classroom/work/message-words.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

type SendMessageProps = { piece: GivenWork; onSaved: (sent: MessageSent) => void; onClose: (wasSent: boolean) => void }

/** Writing to everyone who is behind with a piece of work, or to the one student whose it is. Load it lazily. */
export function SendMessage({ piece, onSaved, onClose }: SendMessageProps) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { to, count } = behindIn(piece)
  const [actors] = useState(() => createSendMessageActors({ api, assignmentIds: piece.assignment_ids, to }))
  const { view, typed, isDirty, save, retry } = useForm({ machine: sendMessageMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(false) })
  const templates = templatesOf(piece, to === 'overdue', timeZone())
  const on = { onTyped: typed, onRetry: retry, onCancel: cancel, onClose: close }
  return (
    <>
      <MessageDialog {...{ view, count, templates }} name={piece.student?.name ?? null} {...on} onSend={(text) => save({ text })} />
      {layer}
    </>
  )
}
