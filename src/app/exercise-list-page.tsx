import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import * as v from 'valibot'
import { deleteExercise, type Exercise } from '#contract/exercise-library.ts'
import { type ExerciseFacts, type ExerciseListActorRef, exerciseListMachine, type ExerciseQuery, isNarrowed } from '#machines/exercise-list/exercise-list.ts'
import { type Removable, removalMachine } from '#machines/removal/removal.machine.ts'
import { fetchExercises } from '#src/actors/exercise-list.ts'
import { createRemovalActors } from '#src/actors/removal.actors.ts'
import { ExerciseListScreen } from '#src/screens/exercises/exercise-list-screen.tsx'
import { nothingSelected } from '#src/ui/data-table/selection.ts'
import { tellEmpty } from './empty-exercise.ts'
import { exerciseSearch, type ExerciseSearch, queryAt } from './exercise-search.ts'
import { notifyError, notifySuccess, notifyUndo } from './notices.ts'
import { RemovalLayer } from './removal-layer.tsx'
import { usePagedList } from './use-paged-list.ts'

const DeletedLayer = lazy(async () => ({ default: (await import('./deleted-layer.tsx')).DeletedLayer }))

/** Props of `ExerciseListPage`: the address it stands at, how to change it, and the dialog that stands over it. */
export type ExerciseListPageProps = {
  search: ExerciseSearch
  onNarrow: (change: Partial<ExerciseQuery>) => void
  onReset: () => void
  onHide: () => void
  onShow: (dialog: Pick<ExerciseSearch, 'add_exercise' | 'deleted' | 'preview' | 'assign'>) => void
  onOpen: (exerciseId: number) => void
  dialogs: (list: ExerciseListActorRef) => ReactNode
}

/** Binds the list of exercises, and what is deleted from it, to its screen. */
export function ExerciseListPage({ search, onNarrow, onReset, onShow, onHide, onOpen, dialogs }: ExerciseListPageProps) {
  const { api, clock, timeZone, track } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList<Exercise, ExerciseQuery, ExerciseFacts>({
    machine: exerciseListMachine,
    query: queryAt(search),
    fetchPage: (call, signal) => fetchExercises({ api, nowMs: clock.nowMs }, call, signal),
    watchQuery: useAddress(),
  })
  const [selection, setSelection] = useState(nothingSelected)
  const [comebacks, setComebacks] = useState(0)
  const [machine] = useState(() =>
    removalMachine.provide({
      actors: createRemovalActors({
        api,
        kind: 'exercise',
        remove: (id, signal) => api.send(deleteExercise, { params: { id }, signal }),
        failedSentence: failed,
      }),
      actions: {
        tellRemoved: ({ self }, { items }) => {
          if (items.length === 0) return
          list.send({ type: 'rows.removed', ids: items.map(({ id }) => id) })
          list.send({ type: 'refresh.requested' })
          setSelection(nothingSelected)
          notifyUndo(removedWords(items), () => self.send({ type: 'undo.requested', items }))
        },
        tellRestored: (_, { items }) => {
          list.send({ type: 'refresh.requested' })
          setComebacks((count) => count + 1)
          notifySuccess(items.length === 1 ? `"${items[0]?.title}" is back` : `${items.length} exercises are back`)
        },
        tellRestoreFailed: () => notifyError('Could not bring it back. You still find it under Recently deleted.'),
      },
    }),
  )
  const removal = useActorRef(machine)
  function remove(exercises: readonly Exercise[]) {
    removal.send({ type: 'removal.requested', items: exercises.map(({ id, title }) => ({ id, title })) })
  }
  return (
    <ExerciseListScreen
      list={view}
      query={queryAt(search)}
      isNarrowed={isNarrowed(queryAt(search))}
      selection={selection}
      timeZone={timeZone()}
      onNarrow={(change) => {
        if (change.q !== undefined) track.search('exercises', change.q)
        onNarrow(change)
      }}
      onReset={onReset}
      onSelect={setSelection}
      onDeleteSelected={() => remove(view.rows.filter(({ id }) => selection.ids.has(id)))}
      onDelete={(exercise) => remove([exercise])}
      onAssign={(exercise) => (exercise.total_questions === 0 ? tellEmpty(exercise) : onShow({ assign: exercise.id }))}
      onPreview={({ id }) => onShow({ preview: id })}
      onOpen={({ id }) => onOpen(id)}
      onNew={() => onShow({ add_exercise: 1 })}
      onShowDeleted={() => onShow({ deleted: 1 })}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      dialogs={
        <>
          <RemovalLayer removal={removal} wordsFor={removalWords} />
          {search.deleted ? (
            <Suspense>
              <DeletedLayer key={comebacks} removal={removal} kind="exercise" noun={noun} onClosed={onHide} />
            </Suspense>
          ) : null}
          {dialogs(list)}
        </>
      }
    />
  )
}

/** Tells the wanted query whenever the address of this page changes. */
function useAddress() {
  const router = useRouter()
  return (tell: (query: ExerciseQuery) => void) => {
    const { pathname } = router.state.location
    return router.subscribe('onBeforeLoad', ({ toLocation }) => {
      if (toLocation.pathname === pathname) tell(queryAt(v.parse(exerciseSearch, toLocation.search)))
    })
  }
}

const noun = { one: 'exercise', many: 'exercises' }
const failed = 'Failed to delete exercise'

function removalWords(items: readonly Removable[]) {
  const [first] = items
  const isOne = items.length === 1
  return {
    title: isOne ? 'Delete Exercise' : 'Delete Exercises',
    question: isOne ? `Are you sure you want to delete "${first?.title}"?` : `Are you sure you want to delete ${items.length} exercises?`,
    confirmLabel: isOne ? 'Delete' : `Delete ${items.length} Exercises`,
    failed,
    consequence: 'Assignments and scores stay, and sessions that are open go on. You can bring back what you delete for 30 days.',
  }
}

function removedWords(items: readonly Removable[]): string {
  return items.length === 1 ? `"${items[0]?.title}" deleted successfully` : `${items.length} exercises deleted successfully`
}
