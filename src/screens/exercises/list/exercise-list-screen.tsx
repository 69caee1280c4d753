import { LibraryPage } from '#src/screens/lists/library-page.tsx'
import { ExerciseFilters } from './exercise-filters.tsx'
import type { ExerciseListScreenProps } from './exercise-list-props.ts'
import { ExerciseTable } from './exercise-table.tsx'

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
