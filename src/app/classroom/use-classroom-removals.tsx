import type { Assignment } from '#contract/assignments/assignment.ts'
import { deleteAssignment } from '#contract/assignments/assignments.ts'
import { type Class, deleteClass } from '#contract/classroom/classes.ts'
import { deleteStudent, type Student } from '#contract/classroom/students.ts'
import { classLoss, studentLoss, workLoss } from '#src/screens/classroom/students/loss-words.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { removalWords } from '#src/app/bin/removal-words.ts'
import { useIsAdmin } from '#src/app/accounts/use-is-admin.ts'
import { useRemoval } from '#src/app/bin/use-removal.ts'

type Lists = { classes: readonly Class[]; students: readonly Student[]; work: readonly Assignment[] }
type RemovalsOptions = Lists & { onChanged: (kind: 'class' | 'student' | 'assignment', removedIds: readonly number[]) => void }

/** What is deleted in the classroom: each kind asks first, says in numbers what goes, and offers Undo. */
export function useClassroomRemovals({ classes, students, work, onChanged }: RemovalsOptions) {
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
    removedWords: (items) => (items.length === 1 ? 'Assignment deleted' : `${items.length} assignments deleted`),
    onChanged: (ids) => onChanged('assignment', ids),
  })
  const layers = (
    <>
      <RemovalLayer removal={classRemoval} wordsFor={(items) => removalWords('Class', items, classLoss(picked(classes, items)), 'Failed to delete class')} />
      <RemovalLayer
        removal={studentRemoval}
        wordsFor={(items) => removalWords('Student', items, studentLoss(picked(students, items), isAdmin), 'Failed to delete student. Please try again.')}
      />
      <RemovalLayer removal={workRemoval} wordsFor={(items) => removalWords('Assignment', items, workLoss(picked(work, items)), 'Failed to delete assignment')} />
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
  }
}

function picked<Row extends { id: number }>(rows: readonly Row[], items: readonly { id: number }[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap(({ id }) => byId.get(id) ?? [])
}
