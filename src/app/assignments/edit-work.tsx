import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { editWorkMachine, editWorksMachine, freshStartMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createEditWorkActors, createEditWorksActors, createFreshStartActors } from '#src/actors/classroom/classroom.forms.ts'
import { EditWorkDialog } from '#src/screens/classroom/work/edit-work-dialog.tsx'
import { EditWorksDialog } from '#src/screens/classroom/work/edit-works-dialog.tsx'
import { FreshStartDialog } from '#src/screens/classroom/work/fresh-start-dialog.tsx'
import { editRefusal } from '#src/screens/classroom/work/work-refusals.ts'
import { useNow } from '#src/app/shell/time.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

type EditWorkProps = { work: Assignment; onSaved: (work: Assignment) => void; onClose: (wasSent: boolean) => void }
type EditWorksProps = { work: readonly Assignment[]; onSaved: (count: number) => void; onClose: (wasSent: boolean) => void }

/** Changing one assignment. Load it lazily. */
export function EditWork({ work, onSaved, onClose }: EditWorkProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createEditWorkActors({ api, id: work.id, version: work.version }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: editWorkMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(values !== null) })
  const time = { zone: timeZone(), now: useNow(clock) }
  return (
    <>
      <EditWorkDialog {...{ view, work, ...time }} onTyped={typed} onSave={save} onRetry={retry} onCancel={cancel} onClose={close} />
      {layer}
    </>
  )
}

/** Changing several assignments, those of them that can still be changed. Load it lazily. */
export function EditWorks({ work: chosen, onSaved, onClose }: EditWorksProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [work] = useState(() => chosen.filter((one) => editRefusal(one, new Date(clock.nowMs())) === null))
  const [actors] = useState(() => createEditWorksActors({ api, ids: work.map(({ id }) => id) }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: editWorksMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(values !== null) })
  const time = { timeZone: timeZone(), now: useNow(clock) }
  return (
    <>
      <EditWorksDialog
        {...{ view, work, ...time }}
        kept={chosen.length - work.length}
        onTyped={typed}
        onSave={save}
        onRetry={retry}
        onCancel={cancel}
        onClose={close}
      />
      {layer}
    </>
  )
}

/** Allowing a fresh start of one assignment or several. Load it lazily. */
export function FreshStart({ work, onSaved, onClose }: EditWorksProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createFreshStartActors({ api, ids: work.map(({ id }) => id) }))
  const { view, values, save, retry } = useForm({ machine: freshStartMachine, actors, onSaved })
  return <FreshStartDialog view={view} work={work} onConfirm={() => save({})} onRetry={retry} onClose={() => onClose(values !== null)} />
}
