import { deleteExercise } from '#contract/exercise-library.ts'
import type { Removable } from '#machines/removal/removal.machine.ts'
import type { Api } from '#src/api/client.ts'
import { nothingSelected, type Selection } from '#src/ui/data-table/selection.ts'
import type { RemovalWords } from './removal-layer.tsx'

/** What is selected, with the names it is called by: it may not be in the list any more. */
export type SelectedExercises = { selection: Selection; items: readonly Removable[] }

/** Nothing selected. */
export const noExercises: SelectedExercises = { selection: nothingSelected, items: [] }

/** A selection with its names, as far as they are `known`. */
export function selectedExercises(selection: Selection, known: readonly Removable[]): SelectedExercises {
  const titles = new Map(known.map(({ id, title }) => [id, title]))
  return { selection, items: [...selection.ids].map((id) => ({ id, title: titles.get(id) ?? '' })) }
}

const failed = 'Failed to delete exercise'

/** Deleting exercises: the call, and what is said when it worked and when it did not. */
export const exerciseRemoval = {
  kind: 'exercise',
  failed,
  remove: (api: Api, id: number, signal: AbortSignal) => api.send(deleteExercise, { params: { id }, signal }),
  removedWords: (items: readonly Removable[]) =>
    items.length === 1 ? `"${items[0]?.title ?? ''}" deleted successfully` : `${items.length} exercises deleted successfully`,
} as const

/** What is asked before exercises are deleted. */
export function removalWords(items: readonly Removable[]): RemovalWords {
  const isOne = items.length === 1
  return {
    title: isOne ? 'Delete Exercise' : 'Delete Exercises',
    question: isOne ? `Are you sure you want to delete "${items[0]?.title ?? ''}"?` : `Are you sure you want to delete ${items.length} exercises?`,
    confirmLabel: isOne ? 'Delete' : `Delete ${items.length} Exercises`,
    failed,
    consequence: 'Assignments and scores stay, and sessions that are open go on. You can bring back what you delete for 30 days.',
  }
}
