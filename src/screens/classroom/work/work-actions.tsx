import type { Assignment } from '#contract/assignments/assignment.ts'
import { type RowAction, RowActions } from '#src/screens/lists/row-actions.tsx'
import { deleteRefusal, editRefusal, messageRefusal } from './work-refusals.ts'
import { isolated } from '#src/ui/text/isolated.ts'

type WorkActionsProps = {
  work: Assignment
  now: Date
  more?: readonly RowAction[]
  first?: string
  onEdit: (work: Assignment) => void
  onMessage?: ((work: Assignment) => void) | undefined
  onDelete: (work: Assignment) => void
}

/**
 * What `more` there is to do, Edit, a message to its student and Delete of one assignment, `first` beside the menu; what is not possible any more
 * stays in its place and says why.
 */
export function WorkActions({ work, now, more = [], first = 'Edit', onEdit, onMessage, onDelete }: WorkActionsProps) {
  return (
    <RowActions
      title={`${work.assignment_title}, ${isolated(work.student.name)}`}
      first={first}
      actions={[
        ...more,
        { word: 'Edit', refusal: editRefusal(work, now), onPress: () => onEdit(work) },
        ...(onMessage === undefined ? [] : [{ word: 'Message', refusal: messageRefusal(work), onPress: () => onMessage(work) }]),
        { word: 'Delete', look: 'dangerText', refusal: deleteRefusal(work), onPress: () => onDelete(work) },
      ]}
    />
  )
}
