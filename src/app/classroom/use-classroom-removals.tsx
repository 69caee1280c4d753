import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { deleteAssignment } from '#contract/assignments/assignments.ts'
import { type Class, deleteClass } from '#contract/classroom/classes.ts'
import { deleteStudent, type Student } from '#contract/classroom/students.ts'
import { classLoss, piecesLoss, studentLoss, workLoss } from '#src/screens/classroom/students/loss-words.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { countWholes, removalWords } from '#src/app/bin/removal-words.ts'
import { useIsAdmin } from '#src/app/accounts/use-is-admin.ts'
import { useRemoval } from '#src/app/bin/use-removal.ts'

type Lists = { classes: readonly Class[]; students: readonly Student[]; work: readonly Assignment[]; pieces: readonly GivenWork[] }
type RemovalsOptions = Lists & { onChanged: (kind: 'class' | 'student' | 'assignment', removedIds: readonly number[]) => void }

/** What is deleted in the classroom: each kind asks first, says in numbers what goes, and offers Undo. */
export function useClassroomRemovals({ classes, students, work, pieces, onChanged }: RemovalsOptions) {
  const isAdmin = useIsAdmin()
  const classRemoval = useRemoval({
    kind: 'class',
    remove: (api, id, signal) => api.send(deleteClass, { params: { id }, signal }),
    failed: 'Failed to delete class',
    removedWords: () => 'Class deleted successfully',
    onChanged: (ids) => onChanged('class', ids),
  })
  const studentRemoval = useRemoval({
    kind: 'student',
    remove: (api, id, signal) => api.send(deleteStudent, { params: { id }, signal }),
    failed: 'Failed to delete student. Please try again.',
    removedWords: (items) => (items.length === 1 ? 'Student deleted' : `${items.length} students deleted`),
    onChanged: (ids) => onChanged('student', ids),
  })
  const workRemoval = useRemoval({
    kind: 'assignment',
    remove: (api, id, signal) => api.send(deleteAssignment, { params: { id }, signal }),
    failed: 'Failed to delete assignment',
    removedWords: (items) => (countWholes(items) === 1 ? 'Assignment deleted' : `${countWholes(items)} assignments deleted`),
    onChanged: (ids) => onChanged('assignment', ids),
  })
  const layers = (
    <>
      <RemovalLayer removal={classRemoval} wordsFor={(items) => removalWords('Class', items, classLoss(picked(classes, items)), 'Failed to delete class')} />
      <RemovalLayer
        removal={studentRemoval}
        wordsFor={(items) => removalWords('Student', items, studentLoss(picked(students, items), isAdmin), 'Failed to delete student. Please try again.')}
      />
      <RemovalLayer removal={workRemoval} wordsFor={(items) => removalWords('Assignment', items, lossOf(items, work, pieces), 'Failed to delete assignment')} />
    </>
  )
  return {
    layers,
    actors: { student: studentRemoval, assignment: workRemoval, class: classRemoval },
    deleteClass: ({ id, name }: Class) => classRemoval.send({ type: 'removal.requested', items: [{ id, title: name }] }),
    deleteStudents: (chosen: readonly Student[]) =>
      studentRemoval.send({ type: 'removal.requested', items: chosen.map(({ id, name }) => ({ id, title: name.trim() === '' ? 'Unnamed' : name })) }),
    deleteWork: (chosen: readonly Assignment[]) =>
      workRemoval.send({ type: 'removal.requested', items: chosen.map(({ id, assignment_title: title }) => ({ id, title })) }),
    deletePieces: (chosen: readonly GivenWork[]) =>
      workRemoval.send({ type: 'removal.requested', items: chosen.flatMap(({ id: whole, title, assignment_ids: ids }) => ids.map((id) => ({ id, title, whole }))) }),
  }
}

/** What goes with assignments, each read, or all those of pieces of work. */
function lossOf(items: readonly { id: number }[], work: readonly Assignment[], pieces: readonly GivenWork[]): string {
  const ids = new Set(items.map(({ id }) => id))
  const one = picked(work, items)
  return one.length === items.length ? workLoss(one) : piecesLoss(distinct(pieces).filter((piece) => piece.assignment_ids.every((id) => ids.has(id))))
}

function distinct(pieces: readonly GivenWork[]): GivenWork[] {
  return [...new Map(pieces.map((piece) => [piece.id, piece])).values()]
}

function picked<Row extends { id: number }>(rows: readonly Row[], items: readonly { id: number }[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap(({ id }) => byId.get(id) ?? [])
}
