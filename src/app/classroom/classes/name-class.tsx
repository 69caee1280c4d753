import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { addClassMachine, renameClassMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createAddClassActors, createRenameClassActors } from '#src/actors/classroom/classroom.forms.ts'
import { ClassNameDialog } from '#src/screens/classroom/classes/class-name-dialog.tsx'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

type ClassNameProps = { onSaved: (one: Class) => void; onClose: (wasSent: boolean) => void }

/** Making a class. Load it lazily. */
export function AddClass({ onSaved, onClose }: ClassNameProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createAddClassActors({ api }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: addClassMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(values !== null) })
  const on = { onTyped: typed, onRetry: retry, onCancel: cancel, onClose: close }
  return (
    <>
      <ClassNameDialog view={view} name="" choices={null} onSave={(name) => save({ name })} {...on} />
      {layer}
    </>
  )
}

/** Changing a class. Load it lazily. */
export function RenameClass({ class: one, onSaved, onClose }: ClassNameProps & { class: Class }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createRenameClassActors({ api, ...one }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: renameClassMachine, actors, onSaved })
  const { close, cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onClose(values !== null) })
  const on = { onTyped: typed, onRetry: retry, onCancel: cancel, onClose: close }
  const { name, voice_consent: keepsVoices, model_consent: asksModel, sets_goals: setsGoals } = one
  const choices = { keepsVoices, asksModel, setsGoals }
  return (
    <>
      <ClassNameDialog {...{ view, name, choices }} onSave={(text, chosen) => save({ name: text, ...chosen })} {...on} />
      {layer}
    </>
  )
}
