import type { Assignment } from '#contract/assignments/assignment.ts'
import { RowActions } from '#src/screens/lists/row-actions.tsx'
import { deleteRefusal, editRefusal } from './work-refusals.ts'

type WorkActionsProps = { work: Assignment; now: Date; onEdit: (work: Assignment) => void; onDelete: (work: Assignment) => void }

/** Edit and Delete of one assignment; what is not possible any more stays in its place and says why. */
export function WorkActions({ work, now, onEdit, onDelete }: WorkActionsProps) {
  return (
    <RowActions
      title={`${work.assignment_title}, ${work.student.name}`}
      first="Edit"
      actions={[
        { word: 'Edit', refusal: editRefusal(work, now), onPress: () => onEdit(work) },
        { word: 'Delete', look: 'dangerText', refusal: deleteRefusal(work), onPress: () => onDelete(work) },
      ]}
    />
  )
}
