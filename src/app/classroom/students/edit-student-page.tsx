import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { editStudentMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createEditStudentActors } from '#src/actors/classroom/student.forms.ts'
import type { TypedAccount } from '#src/screens/accounts/account/account-form.tsx'
import { EditStudent } from '#src/screens/classroom/students/edit-student.tsx'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

type EditStudentPageProps = { student: Student; onSaved: () => void }

/** Binds the page that changes a student's account; it shows the account, and the form while it is edited. */
export function EditStudentPage({ student, onSaved }: EditStudentPageProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  if (!isEditing) {
    return (
      <EditStudent
        view={{ mode: 'ready', account: student, form: untouchedForm, isEditing: false, isBack, note }}
        onEdit={() => {
          setNote(null)
          setIsEditing(true)
        }}
        onTyped={nothing}
        onCancel={nothing}
        onSave={nothing}
        onRetry={nothing}
      />
    )
  }
  function leave(words: string | null, wasSent: boolean) {
    setNote(words)
    setIsBack(true)
    setIsEditing(false)
    if (wasSent) onSaved()
  }
  return (
    <Editing
      student={student}
      onSaved={() => leave('Changes saved successfully!', true)}
      onLeave={leave}
    />
  )
}

function Editing({ student, onSaved, onLeave }: EditStudentPageProps & { onLeave: (words: string | null, wasSent: boolean) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createEditStudentActors({ api, student }))
  const { view, values, typed: type, isDirty, save, retry } = useForm({
    machine: editStudentMachine,
    actors,
    onSaved: () => {
      notifySuccess('Changes saved successfully!', 2000)
      onSaved()
    },
  })
  const { cancel, layer } = useLeaving({ wouldLose: isDirty, onClosed: () => onLeave(null, values !== null) })
  return (
    <>
      <EditStudent
        view={{ mode: 'ready', account: student, form: view, isEditing: true, isBack: false, note: null }}
        onEdit={nothing}
        onTyped={type}
        onCancel={cancel}
        onSave={(typed) => (isUnchanged(student, typed) ? onLeave('No changes to save', values !== null) : save(typed))}
        onRetry={retry}
      />
      {layer}
    </>
  )
}

function isUnchanged({ name, username, email }: Student, typed: TypedAccount): boolean {
  return typed.name.trim() === name && typed.username.trim() === username && typed.email.trim() === email && typed.newPassword === '' && typed.confirmPassword === ''
}

function nothing(): void {
  return undefined
}
