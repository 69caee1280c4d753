import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { type ClassTeachers as Teachers, listClassTeachers } from '#contract/classroom/co-teachers.ts'
import { type CoTeaching, coTeachersMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createCoTeachersActors } from '#src/actors/classroom/classroom.forms.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { CoTeachersDialog } from '#src/screens/classroom/classes/co-teachers-dialog.tsx'
import { EndCoTeachingDialog } from '#src/screens/classroom/classes/end-co-teaching-dialog.tsx'
import { WaitingDialog } from '#src/screens/classroom/waiting-dialog.tsx'

type ClassTeachersProps = { class: Pick<Class, 'id' | 'name' | 'archived_at'>; onLeft: () => void; onClose: () => void }

/** Who teaches a class, over the classroom; `onLeft` when it is not the viewer's to see any more. Load it lazily. */
export function ClassTeachers({ class: one, onLeft, onClose }: ClassTeachersProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('classTeachers', one.id, (id, signal) => api.send(listClassTeachers, { params: { id }, signal }))
  const words = { title: 'Teachers of this class', loading: 'Loading the teachers...', failed: 'Failed to fetch the teachers' }
  if (view.mode !== 'ready') return <WaitingDialog {...words} isFailed={view.mode === 'failed'} onRetry={retry} onClose={onClose} />
  return <Changing class={one} found={view.found} {...{ onLeft, onClose }} />
}

type Told = { round: number; teachers: Teachers; said: string }

function Changing({ found, ...rest }: ClassTeachersProps & { found: Teachers }) {
  const [{ round, teachers, said }, setTold] = useState<Told>({ round: 0, teachers: found, said: '' })
  const change = (next: Teachers, words: string) => setTold({ round: round + 1, teachers: next, said: words })
  return <ChangingOnce key={round} {...rest} {...{ teachers, said }} onChanged={change} />
}

type OnceProps = ClassTeachersProps & Omit<Told, 'round'> & { onChanged: (teachers: Teachers, said: string) => void }

function ChangingOnce({ class: { id, name, archived_at: archivedAt }, teachers, said, onChanged, onLeft, onClose }: OnceProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { person } = useRouteContext({ strict: false })
  const [actors] = useState(() => createCoTeachersActors({ api, id }))
  const { view, values, isAsking, save, confirm, decline, retry } = useForm({
    machine: coTeachersMachine,
    actors,
    onSaved: (done) => (done.teachers === null ? onLeft() : onChanged(done.teachers, saidOf(done.isMailed))),
  })
  const act = (wanted: CoTeaching) => save(wanted)
  const mayDecide = person?.role === 'ADMIN' || person?.id === teachers.owner.id
  const leaving = isAsking && values !== null && 'remove' in values ? teachers.teachers.find((one) => one.id === values.remove) : undefined
  if (leaving !== undefined) {
    return <EndCoTeachingDialog who={leaving.id === person?.id ? null : leaving.name} className={name} onConfirm={confirm} onDecline={decline} />
  }
  const rights = { mayDecide, mayInvite: mayDecide && archivedAt === null, meId: person?.id ?? null }
  return <CoTeachersDialog {...{ view, teachers, said, onClose }} {...rights} className={name} onAct={act} onRetry={retry} />
}

function saidOf(isMailed: boolean | null): string {
  if (isMailed === null) return ''
  return isMailed
    ? 'Invited by email. They make an account first, and then find the invitation in their classroom.'
    : 'Invited. They find the invitation in their classroom.'
}
