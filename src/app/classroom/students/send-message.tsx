import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { type MessageSent, sendMessageMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { gatherWork } from '#src/actors/classroom/classroom.lists.ts'
import { createSendMessageActors } from '#src/actors/classroom/classroom.forms.ts'
import { MessageDialog } from '#src/screens/classroom/work/message-dialog.tsx'
import { behindIn, namesBehind, templatesOf } from '#src/screens/classroom/work/message-words.ts'
import { NameBadges } from '#src/screens/classroom/work/name-badges.tsx'
import { useNow } from '#src/app/shell/time.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
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
      <MessageDialog
        {...{ view, count, templates }}
        name={piece.student?.name ?? null}
        receivers={piece.student === null ? <Receivers piece={piece} /> : null}
        {...on}
        onSend={(text) => save({ text })}
      />
      {layer}
    </>
  )
}

/** Who is behind, by name, as soon as they are read. */
function Receivers({ piece }: Pick<SendMessageProps, 'piece'>) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const now = useNow(clock)
  const { view } = useReading('receivers', piece.assignment_ids, (ids, signal) => gatherWork(api, ids, signal))
  if (view.mode !== 'ready') return null
  return <NameBadges label="To" names={namesBehind(view.found, behindIn(piece).to, now, timeZone())} most={6} />
}
