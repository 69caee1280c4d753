import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { newStudentProblem } from '#contract/classroom/new-student.ts'
import { addStudentMachine, type MadeStudent } from '#machines/classroom/classroom/classroom.forms.ts'
import { usernameFrom } from '#machines/classroom/roster-import/roster.username.ts'
import { createAddStudentActors, freeUsername } from '#src/actors/classroom/classroom.forms.ts'
import { createNewStudentDrafts, type NewStudentDraft } from '#src/actors/classroom/new-student-draft.ts'
import { AddStudentDialog } from '#src/screens/classroom/students/add-student-dialog.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { StartPasswordDialog } from '#src/screens/classroom/students/start-password-dialog.tsx'
import { focusKeeper } from '#src/screens/bin/focus-keeper.ts'
import { tabStorageOrNull } from '#src/app/shell/browser-storage.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

const ClassCards = lazy(async () => ({ default: (await import('#src/app/classroom/classes/class-cards.tsx')).ClassCards }))

type Class = { id: number; name: string }
type AddStudentProps = { class: Class | null; onAdded: (student: MadeStudent) => void; onImport: () => void; onClose: (wasSent: boolean) => void }

/** Adding students one by one, from the empty form to the start password of each. Load it lazily. */
export function AddStudent(props: AddStudentProps) {
  const [made, setMade] = useState<MadeStudent | null>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [focusAfter] = useState(focusKeeper)
  if (made === null) {
    return (
      <Typing
        {...props}
        onAdded={(student) => {
          setMade(student)
          props.onAdded(student)
        }}
      />
    )
  }
  if (isPrinting) {
    return (
      <Suspense>
        <ClassCards cards={[made]} onClose={() => setIsPrinting(false)} />
      </Suspense>
    )
  }
  return (
    <StartPasswordDialog
      title={`${isolated(made.name)} can sign in`}
      lead={props.class === null || made.classProblem !== null ? `${isolated(made.name)} has an account.` : `${isolated(made.name)} has an account and is in ${isolated(props.class.name)}.`}
      problem={made.classProblem === null ? null : `${isolated(made.name)} has an account but is not in the class: ${made.classProblem}`}
      username={made.username}
      startPassword={made.startPassword}
      onPrint={() => setIsPrinting(true)}
      onAnother={() => setMade(null)}
      finalFocus={focusAfter}
      onClose={() => props.onClose(false)}
    />
  )
}

function Typing({ class: into, onAdded, onImport, onClose }: AddStudentProps) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const { person } = useRouteContext({ strict: false })
  const draftId = into?.id ?? 0
  const [drafts] = useState(() => createNewStudentDrafts({ personId: person?.id ?? 0, storage: tabStorageOrNull(), nowMs: clock.nowMs }))
  const [begun] = useState(() => drafts.read(draftId)?.draft ?? null)
  const [actors] = useState(() => createAddStudentActors({ api, classId: into?.id ?? null }))
  const { view, values, typed, isDirty, save, retry } = useForm({ machine: addStudentMachine, actors, onSaved: saved })
  const { close, cancel, layer } = useLeaving({
    wouldLose: () => isDirty() || drafts.read(draftId) !== null,
    onClosed: () => {
      drafts.drop(draftId)
      onClose(values !== null)
    },
  })
  function saved(student: MadeStudent) {
    drafts.drop(draftId)
    onAdded(student)
  }
  function keep(student: NewStudentDraft) {
    const isDirtyNow = [student.name, student.username, student.email].some((text) => text.trim() !== '')
    if (isDirtyNow) drafts.keep(draftId, student)
    else drafts.drop(draftId)
    typed(isDirtyNow)
  }
  return (
    <>
      <AddStudentDialog
        view={values === null ? view : failedToAdd(view, values.name)}
        begun={begun}
        className={into?.name ?? null}
        refusedUsername={view.fields['username'] === undefined || values === null ? null : takenUsername(values.username)}
        usernameOf={(name) => usernameFrom(name, () => false)}
        freeUsernameOf={(name) => freeUsername(api, name)}
        onTyped={keep}
        onSave={save}
        onRetry={retry}
        onImport={onImport}
        onCancel={cancel}
        onClose={close}
      />
      {layer}
    </>
  )
}

/** The form with the student named in what was said about all of it. */
function failedToAdd(view: FormView, name: string): FormView {
  const { sentence } = view
  return sentence === null || sentence === '' ? view : { ...view, sentence: `Failed to add student ${isolated(name.trim())}: ${sentence}` }
}

/** The username the server refused; null for one that was never sent, as no other number would mend it. */
function takenUsername(username: string): string | null {
  return newStudentProblem('username', username) === null ? username.trim() : null
}
