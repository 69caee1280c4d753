import type { ReplyOf } from '#contract/endpoint.ts'
import { deleteExercise } from '#contract/exercises/exercise-library.ts'
import type { exerciseUse } from '#contract/exercises/exercise-use.ts'
import { exerciseWork } from '#src/actors/exercises/exercise-list.ts'
import { workTouched } from '#src/screens/exercises/list/exercise-words.ts'
import type { LibraryRemoval } from '#src/app/bin/library-removal.tsx'

/** Deleting exercises. */
export const exerciseRemoval: LibraryRemoval<ReplyOf<typeof exerciseUse> | null> = {
  kind: 'exercise',
  noun: { one: 'exercise', many: 'exercises' },
  remove: (api, id, signal) => api.send(deleteExercise, { params: { id }, signal }),
  title: { one: 'Delete Exercise', many: 'Delete Exercises' },
  failed: { one: 'Failed to delete exercise', many: 'Failed to delete exercise' },
  readUse: exerciseWork,
  looking: 'Checking where it is assigned...',
  touched: workTouched,
}
