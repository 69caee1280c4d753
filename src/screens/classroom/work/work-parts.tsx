import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { pencil, rotateCcw, trash2 } from '#src/ui/icons/icons.ts'
import { MissingClass } from '#src/screens/classroom/classes/missing-class.tsx'
import { RefusableButton } from '#src/screens/classroom/refusable-button.tsx'
import type { WorkTableProps } from './work-props.ts'
import { deleteRefusal, editRefusal, freshStartRefusal } from './work-refusals.ts'

/** What can be done with all that is chosen; what cannot says why. */
export function WorkBulkActions({ chosen, now, onBatchEdit, onFreshStart, onDelete }: Pick<WorkTableProps, 'chosen' | 'now' | 'onBatchEdit' | 'onFreshStart' | 'onDelete'>) {
  const isFixed = chosen.some((work) => editRefusal(work, now) !== null)
  const isKept = chosen.some((work) => deleteRefusal(work) !== null)
  const batchRefusal = isFixed ? 'Some of these are completed and past due.' : chosen.length < 2 ? 'Choose at least two to edit them together.' : null
  return (
    <>
      <RefusableButton variant="secondary" size="sm" icon={pencil} refusal={batchRefusal} onClick={onBatchEdit}>
        Edit together
      </RefusableButton>
      <RefusableButton variant="secondary" size="sm" icon={rotateCcw} refusal={freshStartRefusal(chosen)} onClick={onFreshStart}>
        Allow a fresh start
      </RefusableButton>
      <RefusableButton variant="danger" size="sm" icon={trash2} refusal={isKept ? 'Completed work stays, with its score.' : null} onClick={() => onDelete(chosen)}>
        Delete...
      </RefusableButton>
    </>
  )
}

type NoWorkProps = Pick<WorkTableProps, 'isGone' | 'words' | 'filter' | 'onSearch' | 'onFilter' | 'onNew'>

/** An empty list: a class that is not there or a colleague's, nothing given yet, or nothing that matches. */
export function NoWork({ isGone = false, words, filter, onSearch, onFilter, onNew }: NoWorkProps) {
  if (isGone) return <MissingClass tab="assignments" />
  if (words === '' && filter === 'all') {
    return (
      <EmptyState of="work" title="No assignments found." actions={onNew === null ? undefined : <Button onClick={onNew}>New assignment</Button>}>
        {onNew === null ? 'This class was given nothing.' : 'Give an exercise to students and it appears here.'}
      </EmptyState>
    )
  }
  function showAll() {
    if (words !== '') onSearch('')
    if (filter !== 'all') onFilter('all')
  }
  return (
    <EmptyState
      title="No assignments found."
      actions={
        <Button variant="secondary" onClick={showAll}>
          Show all assignments
        </Button>
      }
    >
      Nothing matches your search.
    </EmptyState>
  )
}
