import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { folderInput, plus, trash2, userMinus, userPlus } from '#src/ui/icons/icons.ts'
import { MissingClass } from '#src/screens/classroom/classes/missing-class.tsx'
import type { StudentsTableProps } from './students-props.ts'
import { isolated } from '#src/ui/text/isolated.ts'

type BulkProps = Pick<StudentsTableProps, 'className' | 'onAddToClass' | 'onMove' | 'onRemove'>

/** What can be done with all that are chosen; where everybody is shown, Remove deletes. */
export function StudentsBulkActions({ className, onAddToClass, onMove, onRemove }: BulkProps) {
  return (
    <>
      <Button variant="secondary" size="sm" icon={userPlus} onClick={onAddToClass}>
        Add to class
      </Button>
      <Button variant="secondary" size="sm" icon={folderInput} onClick={onMove}>
        Move to class
      </Button>
      <Button variant="danger" size="sm" icon={className === null ? trash2 : userMinus} onClick={onRemove}>
        {className === null ? 'Delete...' : 'Remove from class'}
      </Button>
    </>
  )
}

type NobodyProps = Pick<StudentsTableProps, 'className' | 'isGone' | 'words' | 'onSearch' | 'onNew' | 'onImport'>

/** An empty list: a class that is not there or a colleague's, nobody yet, nobody in this class, or nobody of that name. */
export function Nobody({ className, isGone = false, words, onSearch, onNew, onImport }: NobodyProps) {
  if (isGone) return <MissingClass tab="students" />
  if (words !== '') {
    return (
      <EmptyState
        title="No students found"
        actions={
          <Button variant="secondary" onClick={() => onSearch('')}>
            Clear the search
          </Button>
        }
      >
        Nobody here has “{words}” in their name, username or email address.
      </EmptyState>
    )
  }
  if (onNew === null) return <EmptyState of="students" title="No students found">{`Nobody was in ${isolated(className ?? 'this class')} when it was archived.`}</EmptyState>
  return (
    <EmptyState
      of="students"
      title="No students found"
      actions={
        <>
          <Button variant="secondary" icon={plus} onClick={onNew}>
            New student
          </Button>
          <Button onClick={onImport}>Import CSV</Button>
        </>
      }
    >
      {className === null
        ? 'Import your class list, and Lectern makes the usernames and the cards to hand out. Or add your students one by one.'
        : `Nobody is in ${isolated(className)} yet. Import a class list, add new students, or choose some in Show All.`}
    </EmptyState>
  )
}
