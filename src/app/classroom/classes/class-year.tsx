import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Class, ClassWork } from '#contract/classroom/classes.ts'
import { archiveClassMachine, copyClassMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createArchiveClassActors, createCopyClassActors } from '#src/actors/classroom/classroom.forms.ts'
import { fetchClassWork } from '#src/actors/classroom/classroom.lists.ts'
import { ArchiveClassDialog } from '#src/screens/classroom/classes/archive-class-dialog.tsx'
import { ClassWorkWaiting } from '#src/screens/classroom/classes/class-work-waiting.tsx'
import { CopyClassDialog } from '#src/screens/classroom/classes/copy-class-dialog.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

type ClassYearProps = { class: Class; onSaved: (one: Class) => void; onClose: (wasSent: boolean) => void }
type WithWork = ClassYearProps & { work: readonly ClassWork[] }

/** Archiving a class, or bringing it back where it is archived. Load it lazily. */
export function ArchiveClass(props: ClassYearProps) {
  const { name, archived_at: archivedAt } = props.class
  return (
    <OfWork {...props} title={archivedAt === null ? `Archive ${isolated(name)}?` : `Bring back ${isolated(name)}?`}>
      {(work) => <Archiving {...props} work={work} />}
    </OfWork>
  )
}

/** Copying a class for the next year. Load it lazily. */
export function CopyClass(props: ClassYearProps) {
  return (
    <OfWork {...props} title={`Copy ${isolated(props.class.name)}`}>
      {(work) => <Copying {...props} work={work} />}
    </OfWork>
  )
}

type OfWorkProps = ClassYearProps & { title: string; children: (work: readonly ClassWork[]) => ReactNode }

function OfWork({ class: { id }, title, onClose, children }: OfWorkProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('classWork', id, (key, signal) => fetchClassWork(api, key, signal))
  if (view.mode === 'ready') return children(view.found)
  return <ClassWorkWaiting title={title} isFailed={view.mode === 'failed'} onRetry={retry} onClose={() => onClose(false)} />
}

function Archiving({ class: one, work, onSaved, onClose }: WithWork) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createArchiveClassActors({ api, id: one.id }))
  const { view, values, save, retry } = useForm({ machine: archiveClassMachine, actors, onSaved })
  const confirm = () => save({ isArchived: one.archived_at === null })
  return <ArchiveClassDialog {...{ view, work }} class={one} onConfirm={confirm} onRetry={retry} onClose={() => onClose(values !== null)} />
}

function Copying({ class: one, work, onSaved, onClose }: WithWork) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createCopyClassActors({ api, id: one.id }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: copyClassMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(values !== null) })
  return (
    <>
      <CopyClassDialog {...{ view, work }} class={one} onTyped={typed} onSave={save} onRetry={retry} onCancel={cancel} onClose={close} />
      {layer}
    </>
  )
}
