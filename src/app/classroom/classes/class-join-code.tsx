import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { getJoinCode, type JoinCode } from '#contract/classroom/join-codes.ts'
import { joinCodeMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createJoinCodeActors } from '#src/actors/classroom/classroom.forms.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { JoinCodeDialog } from '#src/screens/classroom/classes/join-code-dialog.tsx'
import { WaitingDialog } from '#src/screens/classroom/waiting-dialog.tsx'

type ClassJoinCodeProps = { class: Pick<Class, 'id' | 'name'>; onClose: () => void }

/** The join code of a class, over the classroom. Load it lazily. */
export function ClassJoinCode({ class: one, onClose }: ClassJoinCodeProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('joinCode', one.id, (id, signal) => api.send(getJoinCode, { params: { id }, signal }))
  const words = { title: 'Join code', loading: 'Loading the join code...', failed: 'Failed to fetch the join code' }
  if (view.mode !== 'ready') return <WaitingDialog {...words} isFailed={view.mode === 'failed'} onRetry={retry} onClose={onClose} />
  return <Code class={one} found={view.found.join_code} onClose={onClose} />
}

function Code({ found, ...rest }: ClassJoinCodeProps & { found: JoinCode | null }) {
  const [{ round, joinCode }, setCode] = useState({ round: 0, joinCode: found })
  return <CodeOnce key={round} {...rest} joinCode={joinCode} onTurned={(next) => setCode({ round: round + 1, joinCode: next })} />
}

type CodeOnceProps = ClassJoinCodeProps & { joinCode: JoinCode | null; onTurned: (next: JoinCode | null) => void }

function CodeOnce({ class: { id, name }, joinCode, onTurned, onClose }: CodeOnceProps) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createJoinCodeActors({ api, id }))
  const { view, save, retry } = useForm({ machine: joinCodeMachine, actors, onSaved: (saved) => onTurned(saved.joinCode) })
  const turn = (isOn: boolean) => save({ isOn })
  return <JoinCodeDialog {...{ view, joinCode, onClose }} className={name} timeZone={timeZone()} onTurn={turn} onRetry={retry} />
}
