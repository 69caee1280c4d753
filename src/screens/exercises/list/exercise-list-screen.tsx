import type { ReactNode } from 'react'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { ExerciseFacts, ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { LibraryPage } from '#src/screens/lists/library-page.tsx'
import type { Selection } from '#src/ui/data-table/selection.ts'
import type { ExerciseGestures } from './exercise-actions.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import { ExerciseTable } from './exercise-table.tsx'

/** Props of `ExerciseListScreen`. `isNarrowed` says whether words or filters narrow the list; `dialogs` stand over the page. */
export type ExerciseListScreenProps = ExerciseGestures & {
  list: PagedListView<Exercise, ExerciseFacts>
  query: ExerciseQuery
  isNarrowed: boolean
  selection: Selection
  timeZone: string
  onNarrow: (change: Partial<ExerciseQuery>) => void
  onReset: () => void
  onSelect: (selection: Selection) => void
  onDeleteSelected: () => void
  onNew: () => void
  onShowDeleted: () => void
  onMore: () => void
  onRetry: () => void
  dialogs: ReactNode
}

/** The exercises: found by words and filters, assigned, looked at, opened and deleted. */
export function ExerciseListScreen(props: ExerciseListScreenProps) {
  return (
    <LibraryPage
      title="Exercises"
      lead="Questions in order, ready to give to students."
      newLabel="New Exercise"
      onNew={props.onNew}
      onShowDeleted={props.onShowDeleted}
    >
      <ExerciseFilters
        query={props.query}
        facts={props.list.facts}
        canReset={props.isNarrowed}
        onNarrow={props.onNarrow}
        onReset={props.onReset}
      />
      <ExerciseTable {...props} />
      {props.dialogs}
    </LibraryPage>
  )
}
