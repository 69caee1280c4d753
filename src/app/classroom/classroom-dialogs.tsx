import { lazy, Suspense } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import type { ClassroomActorRef, ClassroomSnapshot } from '#machines/classroom/classroom/classroom.machine.ts'
import { classIdOf } from './classroom-address.ts'
import { ChosenDialog } from './chosen-dialog.tsx'
import type { ClassroomSearch } from './classroom-search.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { isolated } from '#src/ui/text/isolated.ts'

const AddStudent = lazy(async () => ({ default: (await import('./students/add-student.tsx')).AddStudent }))
const AddClass = lazy(async () => ({ default: (await import('./classes/name-class.tsx')).AddClass }))
const RosterImport = lazy(async () => ({ default: (await import('./students/roster-import.tsx')).RosterImport }))
const CreateAssignment = lazy(async () => ({ default: (await import('#src/app/assignments/create-assignment.tsx')).CreateAssignment }))

type DialogsProps = {
  search: ClassroomSearch
  classroom: ClassroomActorRef
  moment: ClassroomSnapshot
  /** How far reading the classes is: a dialog waits for the class of the address, and does without its name when that failed. */
  reading: 'loading' | 'failed' | 'done'
  classes: readonly Class[]
  shown: Class | undefined
  /** The class that is shown is archived, so that nobody and nothing comes into it. */
  isOver: boolean
  /** Closes or changes the dialog in the address, in place of its entry. */
  onNarrow: (change: Partial<ClassroomSearch>) => void
  onChanged: () => void
}

/** The dialog that stands over the classroom: those of its address, and those about what is chosen. */
export function ClassroomDialogs(props: DialogsProps) {
  return (
    <Suspense>
      {props.reading === 'loading' ? null : <AddressDialog {...props} />}
      <ChosenDialog
        {...props}
        classId={classIdOf(props.search)}
        onCopied={(id) => props.onNarrow({ class_id: id })}
        onLeft={() => props.onNarrow({ class_id: undefined })}
      />
    </Suspense>
  )
}

const noDialog = { add_student: undefined, import: undefined, add_class: undefined, add_assignment: undefined, from: undefined } as const

function AddressDialog({ search, shown, isOver, classes, reading, onNarrow, onChanged, moment }: DialogsProps) {
  const unread = reading === 'failed' ? classIdOf(search) : null
  const into = unread === null ? (shown ?? null) : { id: unread, name: 'this class' }
  function close(wasSent: boolean) {
    onNarrow(noDialog)
    if (wasSent) onChanged()
  }
  if (isOver && !search.add_class) return null
  if (search.add_student) {
    return <AddStudent class={into} onAdded={onChanged} onImport={() => onNarrow({ ...noDialog, import: 1 })} onClose={close} />
  }
  if (search.import) {
    return (
      <RosterImport
        classId={into?.id ?? null}
        classes={unread === null || into === null ? classes : [...classes, into]}
        onClosed={(added) => {
          close(added.length > 0)
        }}
      />
    )
  }
  if (search.add_class) {
    return (
      <AddClass
        onSaved={({ id, name }) => {
          notifySuccess(`${isolated(name)} class created`)
          onChanged()
          onNarrow({ ...noDialog, class_id: id })
        }}
        onClose={close}
      />
    )
  }
  if (search.add_assignment) {
    return (
      <CreateAssignment
        exercise={null}
        students={moment.context.students}
        classes={shown === undefined ? [] : [{ id: shown.id, name: shown.name, memberIds: shown.students.map(({ id }) => id) }]}
        onClosed={(created) => {
          close(created > 0)
        }}
      />
    )
  }
  return null
}
