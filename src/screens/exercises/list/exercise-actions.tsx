import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { notToChange, notToKeep, type RowAction, RowActions } from '#src/screens/lists/row-actions.tsx'
import { asksNothing } from './exercise-words.ts'

/** What can be done with one exercise; each gets it. */
export type ExerciseGestures = {
  onAssign: (exercise: Exercise) => void
  onPreview: (exercise: Exercise) => void
  onOpen: (exercise: Exercise) => void
  onDuplicate: (exercise: Exercise) => void
  onShare: (exercise: Exercise) => void
  onTags: (exercise: Exercise) => void
  onDelete: (exercise: Exercise) => void
}

/** The actions of a row. One that asks nothing answers Create assignment with how to mend that. */
export function ExerciseActions({ exercise, ...on }: ExerciseGestures & { exercise: Exercise }) {
  const empty = asksNothing(exercise) ? 'This exercise has no questions yet.' : null
  const preview = { word: exercise.owner === 'admin' ? 'View details' : 'Preview', onPress: () => on.onPreview(exercise) }
  const isTheirs = exercise.can_edit && exercise.shared_by === null
  const actions: RowAction[] = [
    { word: 'Create assignment', refusal: empty, onPress: () => on.onAssign(exercise), onRefused: () => on.onAssign(exercise) },
    preview,
    exercise.can_edit ? { word: 'Edit', onPress: () => on.onOpen(exercise) } : { word: 'Edit', refusal: notToChange(exercise) },
    { word: 'Duplicate', onPress: () => on.onDuplicate(exercise) },
    exercise.can_edit ? { word: 'Tags', onPress: () => on.onTags(exercise) } : { word: 'Tags', refusal: notToChange(exercise) },
    isTheirs ? { word: 'Share', onPress: () => on.onShare(exercise) } : { word: 'Share', refusal: notToKeep(exercise) },
    isTheirs ? { word: 'Delete', look: 'dangerText', onPress: () => on.onDelete(exercise) } : { word: 'Delete', refusal: notToKeep(exercise) },
  ]
  return <RowActions title={exercise.title} first="Create assignment" actions={actions} />
}
