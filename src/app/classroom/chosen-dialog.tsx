import { useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { type ClassroomActorRef, type ClassroomSnapshot, workInHand } from '#machines/classroom/classroom/classroom.machine.ts'
import type { MessageSent } from '#machines/classroom/classroom/classroom.forms.ts'
import type { Placement, PlacingKind } from '#machines/classroom/classroom/placing.machine.ts'
import { updatedWords } from '#src/screens/classroom/work/work-words.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { notifyUndo } from '#src/app/shell/notice-actions.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { undoPlacing } from './students/undo-placing.ts'
import { isolated } from '#src/ui/text/isolated.ts'

const RenameClass = lazy(async () => ({ default: (await import('./classes/name-class.tsx')).RenameClass }))
const ArchiveClass = lazy(async () => ({ default: (await import('./classes/class-year.tsx')).ArchiveClass }))
const CopyClass = lazy(async () => ({ default: (await import('./classes/class-year.tsx')).CopyClass }))
const ClassJoinCode = lazy(async () => ({ default: (await import('./classes/class-join-code.tsx')).ClassJoinCode }))
const ClassTeachers = lazy(async () => ({ default: (await import('./classes/class-teachers.tsx')).ClassTeachers }))
const EditWork = lazy(async () => ({ default: (await import('#src/app/assignments/edit-work.tsx')).EditWork }))
const EditWorks = lazy(async () => ({ default: (await import('#src/app/assignments/edit-work.tsx')).EditWorks }))
const FreshStart = lazy(async () => ({ default: (await import('#src/app/assignments/edit-work.tsx')).FreshStart }))
const SendMessage = lazy(async () => ({ default: (await import('./students/send-message.tsx')).SendMessage }))
const Placing = lazy(async () => ({ default: (await import('./students/placing.tsx')).Placing }))
const ClassAccess = lazy(async () => ({ default: (await import('./classes/class-access.tsx')).ClassAccess }))

type ChosenDialogProps = {
  classroom: ClassroomActorRef
  moment: ClassroomSnapshot
  classes: readonly Class[]
  /** The class that is shown, whether or not it was read yet; null is everybody. */
  classId: number | null
  onChanged: () => void
  /** Shows the class that a copy made. */
  onCopied: (classId: number) => void
  /** Shows everybody, after the viewer left a class. */
  onLeft: () => void
}

/** The dialog about what is chosen in the classroom, while there is one. What may have changed something reads the lists again. */
export function ChosenDialog({ classroom, moment, classes, classId, onChanged, onCopied, onLeft }: ChosenDialogProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { students, class: named, assignment, piece } = moment.context
  const work = workInHand(moment.context)
  const kind = placingKind(moment)
  function close(wasSent: boolean) {
    classroom.send({ type: 'dialog.closed' })
    if (wasSent) onChanged()
  }
  function done(words: string, duration?: number) {
    notifySuccess(words, duration)
    classroom.send({ type: 'dialog.done' })
    onChanged()
  }
  if (kind !== null) {
    const placed = (count: number, back: readonly Placement[]) => {
      if (kind !== 'move') return done(placedWords[kind](count), kind === 'takeOut' ? confirmed : undefined)
      notifyUndo(placedWords.move(count), () => void undoPlacing(api, back, onChanged))
      classroom.send({ type: 'dialog.done' })
      onChanged()
    }
    return <Placing {...{ kind, students, classes }} fromClassId={classId} onPlaced={placed} onClose={close} />
  }
  if (moment.matches('renaming') && named !== null) {
    return <RenameClass class={named} onSaved={({ name }) => done(`${isolated(name)} class renamed`, saved)} onClose={close} />
  }
  if (moment.matches('printing') && named !== null) {
    return <ClassAccess class={named} onClose={() => close(true)} />
  }
  if (moment.matches('lettingIn') && named !== null) {
    return <ClassJoinCode class={named} onClose={() => close(true)} />
  }
  if (moment.matches('sharing') && named !== null) {
    const left = () => {
      done(`You no longer teach ${isolated(named.name)}`, confirmed)
      onLeft()
    }
    return <ClassTeachers class={named} onLeft={left} onClose={() => close(true)} />
  }
  if (moment.matches('archiving') && named !== null) {
    return <ArchiveClass class={named} onSaved={({ name, archived_at: at }) => done(`${isolated(name)} class ${at === null ? 'brought back' : 'archived'}`, confirmed)} onClose={close} />
  }
  if (moment.matches('copying') && named !== null) {
    const toCopy = ({ id, name }: Class) => {
      done(`${isolated(name)} class created`)
      onCopied(id)
    }
    return <CopyClass class={named} onSaved={toCopy} onClose={close} />
  }
  if (moment.matches('editing') && assignment !== null) {
    return <EditWork work={assignment} onSaved={() => done('Assignment updated', saved)} onClose={close} />
  }
  if (moment.matches('messaging') && piece !== null) {
    return <SendMessage piece={piece} onSaved={(sent) => done(sentWords(sent), confirmed)} onClose={close} />
  }
  if (moment.matches('batchEditing')) return <EditWorks work={work} onSaved={(count) => done(updatedWords(work, count), saved)} onClose={close} />
  if (moment.matches('startingFresh')) return <FreshStart work={work} onSaved={(count) => done(freshWords(count), confirmed)} onClose={close} />
  return null
}

function sentWords({ sent, mailed }: MessageSent): string {
  if (sent === 0) return 'Nobody is behind any more'
  return `Message left for ${countOf(sent, students)}${mailed === 0 ? '' : ', also by mail'}`
}

function freshWords(count: number): string {
  return count === 1 ? 'Fresh start allowed' : `Fresh start allowed for ${count} assignments`
}

/** How long what was saved, and what was confirmed before, is told, in milliseconds. */
const saved = 2000
const confirmed = 3000
const students = { one: 'student', many: 'students' }
const placedWords: Record<PlacingKind, (count: number) => string> = {
  add: (count) => `Added ${countOf(count, students)} to class`,
  move: (count) => `Moved ${countOf(count, students)} to class`,
  takeOut: () => 'Successfully removed students from class',
}

function placingKind(moment: ClassroomSnapshot): PlacingKind | null {
  if (moment.matches('adding')) return 'add'
  if (moment.matches('moving')) return 'move'
  return moment.matches('takingOut') ? 'takeOut' : null
}
