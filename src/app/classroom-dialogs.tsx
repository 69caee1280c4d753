import { lazy, Suspense } from 'react'
import type { Class } from '#contract/classes.ts'
import type { ClassroomActorRef, ClassroomSnapshot } from '#machines/classroom/classroom.machine.ts'
import type { PlacingKind } from '#machines/classroom/placing.machine.ts'
import type { ClassroomSearch } from './classroom-search.ts'
import { notifySuccess } from './notices.ts'

const AddStudent = lazy(async () => ({ default: (await import('./classroom-add-student.tsx')).AddStudent }))
const AddClass = lazy(async () => ({ default: (await import('./classroom-class-name.tsx')).AddClass }))
const RenameClass = lazy(async () => ({ default: (await import('./classroom-class-name.tsx')).RenameClass }))
const EditWork = lazy(async () => ({ default: (await import('./classroom-edit-work.tsx')).EditWork }))
const EditWorks = lazy(async () => ({ default: (await import('./classroom-edit-work.tsx')).EditWorks }))
const Placing = lazy(async () => ({ default: (await import('./classroom-placing.tsx')).Placing }))
const RosterImport = lazy(async () => ({ default: (await import('./roster-import.tsx')).RosterImport }))
const ClassCards = lazy(async () => ({ default: (await import('./class-cards.tsx')).ClassCards }))
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
      <ChosenDialog {...props} />
    </Suspense>
  )
}

const noDialog = { add_student: undefined, import: undefined, add_class: undefined, add_assignment: undefined, from: undefined } as const

function AddressDialog({ search, shown, classes, onShow, onChanged, moment }: DialogsProps) {
  function close() {
    onShow(noDialog)
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
          if (added.length > 0) onChanged()
          close()
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
          if (created > 0) onChanged()
          close()
        }}
      />
    )
  }
  return null
}

function ChosenDialog({ classroom, moment, classes, shown, onChanged }: DialogsProps) {
  const { students, work, class: named, assignment } = moment.context
  const kind = placingKind(moment)
  function close() {
    classroom.send({ type: 'dialog.closed' })
  }
  function done(words: string) {
    notifySuccess(words)
    classroom.send({ type: 'dialog.done' })
    onChanged()
  }
  if (kind !== null) {
    const words = { add: (n: number) => `Added ${n} students to class`, move: (n: number) => `Moved ${n} students to class`, takeOut: () => 'Successfully removed students from class' }
    return <Placing kind={kind} students={students} fromClassId={shown?.id ?? null} classes={classes} onPlaced={(count) => done(words[kind](count))} onClose={close} />
  }
  if (moment.matches('renaming') && named !== null) return <RenameClass class={named} onSaved={({ name }) => done(`${name} class renamed`)} onClose={close} />
  if (moment.matches('printing') && named !== null) {
    return <ClassCards cards={named.students.map(({ id, name, username }) => ({ studentId: id, name, username, startPassword: null }))} onClose={close} />
  }
  if (moment.matches('editing') && assignment !== null) return <EditWork work={assignment} onSaved={() => done('Assignment updated')} onClose={close} />
  if (moment.matches('batchEditing')) return <EditWorks work={work} onSaved={(count) => done(`${count} assignments updated`)} onClose={close} />
  return null
}

function placingKind(moment: ClassroomSnapshot): PlacingKind | null {
  if (moment.matches('adding')) return 'add'
  if (moment.matches('moving')) return 'move'
  return moment.matches('takingOut') ? 'takeOut' : null
}
