import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Class } from '#contract/classes.ts'
import { addClassMachine, renameClassMachine } from '#machines/classroom/classroom.forms.ts'
import { createAddClassActors, createRenameClassActors } from '#src/actors/classroom.forms.ts'
import { ClassNameDialog } from '#src/screens/classroom/class-name-dialog.tsx'
import { useForm } from './use-form.ts'

type ClassNameProps = { onSaved: (one: Class) => void; onClose: (wasSent: boolean) => void }

/** Making a class. Load it lazily. */
export function AddClass({ onSaved, onClose }: ClassNameProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createAddClassActors({ api }))
  const { view, values, save, retry } = useForm({ machine: addClassMachine, actors, onSaved })
  return <ClassNameDialog view={view} name="" keepsVoices={null} onSave={(name) => save({ name })} onRetry={retry} onClose={() => onClose(values !== null)} />
}

/** Changing a class. Load it lazily. */
export function RenameClass({ class: one, onSaved, onClose }: ClassNameProps & { class: Class }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createRenameClassActors({ api, id: one.id, version: one.version }))
  const { view, values, save, retry } = useForm({ machine: renameClassMachine, actors, onSaved })
  return (
    <ClassNameDialog
      view={view}
      name={one.name}
      keepsVoices={one.voice_consent}
      onSave={(name, keepsVoices) => save({ name, keepsVoices })}
      onRetry={retry}
      onClose={() => onClose(values !== null)}
    />
  )
}
