import { useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import * as v from 'valibot'
import type { Exercise } from '#contract/exercise-library.ts'
import { type ExerciseFacts, type ExerciseListActorRef, exerciseListMachine, type ExerciseQuery, isNarrowed } from '#machines/exercise-list/exercise-list.ts'
import type { Removable } from '#machines/removal/removal.machine.ts'
import { exerciseWork, fetchExercises } from '#src/actors/exercise-list.ts'
import { ExerciseListScreen } from '#src/screens/exercises/exercise-list-screen.tsx'
import { tellEmpty } from './empty-exercise.ts'
import { type AskedWork, exerciseRemoval, noExercises, removalWords, selectedExercises } from './exercise-removal.tsx'
import { queryAt } from './exercise-address.ts'
import { exerciseSearch, type ExerciseSearch } from './exercise-search.ts'
import { RemovalLayer } from './removal-layer.tsx'
import { usePagedList } from './use-paged-list.ts'
import { useRemoval } from './use-removal.ts'

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
  const [selected, setSelected] = useState(noExercises)
  const [work, setWork] = useState<AskedWork | null>(null)
  const [comebacks, setComebacks] = useState(0)
  const removal = useRemoval({
    ...exerciseRemoval,
    onChanged(removedIds) {
      list.send({ type: 'rows.removed', ids: removedIds })
      list.send({ type: 'refresh.requested' })
      if (removedIds.length === 0) setComebacks((count) => count + 1)
      else setSelected(noExercises)
    },
  })
  function remove(items: readonly Removable[]) {
    setWork(exerciseWork(api, items.map(({ id }) => id)))
    removal.send({ type: 'removal.requested', items })
  }
  return (
    <ExerciseListScreen
      list={view}
      query={queryAt(search)}
      isNarrowed={isNarrowed(queryAt(search))}
      selection={selected.selection}
      timeZone={timeZone()}
      onNarrow={(change) => {
        if (change.q !== undefined) track.search('exercises', change.q)
        onNarrow(change)
      }}
      onReset={onReset}
      onSelect={(selection) => setSelected(selectedExercises(selection, [...selected.items, ...view.rows]))}
      onDeleteSelected={() => remove(selected.items)}
      onDelete={({ id, title }) => remove([{ id, title }])}
      onAssign={(exercise) => (exercise.total_questions === 0 ? tellEmpty(exercise) : onShow({ assign: exercise.id }))}
      onPreview={({ id }) => onShow({ preview: id })}
      onOpen={({ id }) => onOpen(id)}
      onNew={() => onShow({ add_exercise: 1 })}
      onShowDeleted={() => onShow({ deleted: 1 })}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      dialogs={
        <>
          <RemovalLayer removal={removal} wordsFor={(items) => removalWords(items, work)} />
          {search.deleted ? (
            <Suspense>
              <DeletedLayer key={comebacks} removal={removal} kind="exercise" noun={{ one: 'exercise', many: 'exercises' }} onClosed={onHide} />
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
