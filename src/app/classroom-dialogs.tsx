import { lazy, Suspense } from 'react'
import type { Class } from '#contract/classes.ts'
import type { ClassroomActorRef, ClassroomSnapshot } from '#machines/classroom/classroom.machine.ts'
import { classIdOf } from './classroom-address.ts'
import { ChosenDialog } from './classroom-chosen-dialog.tsx'
import type { ClassroomSearch } from './classroom-search.ts'
import { notifySuccess } from './notices.ts'

const AddStudent = lazy(async () => ({ default: (await import('./classroom-add-student.tsx')).AddStudent }))
const AddClass = lazy(async () => ({ default: (await import('./classroom-class-name.tsx')).AddClass }))
const RosterImport = lazy(async () => ({ default: (await import('./roster-import.tsx')).RosterImport }))
const CreateAssignment = lazy(async () => ({ default: (await import('./assigning.tsx')).CreateAssignment }))

type DialogsProps = {
  search: ClassroomSearch
  classroom: ClassroomActorRef
  moment: ClassroomSnapshot
  /** Whether the classes were read, so that a dialog knows the class of the address. */
  isRead: boolean
  classes: readonly Class[]
  shown: Class | undefined
  onShow: (dialog: Partial<ClassroomSearch>) => void
  onChanged: () => void
}

/** The dialog that stands over the classroom: those of its address, and those about what is chosen. */
export function ClassroomDialogs(props: DialogsProps) {
  return (
    <Suspense>
      {props.isRead ? <AddressDialog {...props} /> : null}
      <ChosenDialog {...props} classId={classIdOf(props.search)} />
    </Suspense>
  )
}

const noDialog = { add_student: undefined, import: undefined, add_class: undefined, add_assignment: undefined, from: undefined } as const

function AddressDialog({ search, shown, classes, onShow, onChanged, moment }: DialogsProps) {
  function close(wasSent: boolean) {
    onShow(noDialog)
    if (wasSent) onChanged()
  }
  if (search.add_student) {
    return <AddStudent class={shown ?? null} onAdded={onChanged} onImport={() => onShow({ ...noDialog, import: 1 })} onClose={close} />
  }
  if (search.import) {
    return (
      <RosterImport
        classId={shown?.id ?? null}
        classes={classes}
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
          notifySuccess(`${name} class created`)
          onChanged()
          onShow({ ...noDialog, class_id: id })
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
