import type { ReactNode } from 'react'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { ExerciseFacts, ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { Selection } from '#src/ui/data-table/selection.ts'
import type { ExerciseGestures } from './exercise-actions.tsx'

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
  onTagSelected: () => void
  onNew: () => void
  onShowDeleted: () => void
  onMore: () => void
  onRetry: () => void
  dialogs: ReactNode
}
