import { LibraryPage } from '#src/screens/lists/library-page.tsx'
import type { ExerciseListScreenProps } from './exercise-list-props.ts'
import { ExerciseTable } from './exercise-table.tsx'

/** The exercises: found by words and filters, assigned, looked at, opened and deleted. */
export function ExerciseListScreen(props: ExerciseListScreenProps) {
  return (
    <LibraryPage
      title="Exercises"
      lead="Questions in order, ready to give to students."
      onShowDeleted={props.onShowDeleted}
    >
      <ExerciseTable {...props} />
      {props.dialogs}
    </LibraryPage>
  )
}
