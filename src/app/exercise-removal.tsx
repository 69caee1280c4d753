import { Suspense, use } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { deleteExercise } from '#contract/exercise-library.ts'
import type { exerciseUse } from '#contract/exercise-use.ts'
import type { Removable } from '#machines/removal/removal.machine.ts'
import type { Api } from '#src/api/client.ts'
import { workTouched } from '#src/screens/exercises/exercise-words.ts'
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

/** What deleting exercises touches, on its way; null in it when nobody answered. */
export type AskedWork = Promise<ReplyOf<typeof exerciseUse> | null>

/** What is asked before exercises are deleted, with the work it touches as soon as that is known. */
export function removalWords(items: readonly Removable[], work: AskedWork | null): RemovalWords {
  const isOne = items.length === 1
  return {
    title: isOne ? 'Delete Exercise' : 'Delete Exercises',
    question: isOne ? `Are you sure you want to delete "${items[0]?.title ?? ''}"?` : `Are you sure you want to delete ${items.length} exercises?`,
    confirmLabel: isOne ? 'Delete' : `Delete ${items.length} Exercises`,
    failed,
    consequence: (
      <>
        <Suspense fallback="Looking where it is assigned...">{work === null ? null : <WorkWords work={work} count={items.length} />}</Suspense> You can bring back
        what you delete for 30 days.
      </>
    ),
  }
}

function WorkWords({ work, count }: { work: AskedWork; count: number }) {
  return workTouched(use(work), count)
}
