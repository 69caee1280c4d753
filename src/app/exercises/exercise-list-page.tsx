import { useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import * as v from 'valibot'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { type ExerciseFacts, type ExerciseListActorRef, exerciseListMachine, type ExerciseQuery, isNarrowed } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { ItemsToChange } from '#machines/questions/items-change/items-change.ts'
import type { SharedItem } from '#machines/questions/sharing/sharing.ts'
import { fetchExercises } from '#src/actors/exercises/exercise-list.ts'
import { ExerciseListScreen } from '#src/screens/exercises/list/exercise-list-screen.tsx'
import { tellEmpty } from '#src/app/assignments/empty-exercise.ts'
import { duplicateExercise } from './duplicate-exercise.ts'
import { exerciseRemoval } from './exercise-removal.ts'
import { queryAt } from './exercise-address.ts'
import { exerciseSearch, type ExerciseSearch } from './exercise-search.ts'
import { useLibraryRemoval } from '#src/app/bin/library-removal.tsx'
import { namedSelection, noneSelected } from '#src/app/lists/named-selection.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

const ChangingItems = lazy(async () => ({ default: (await import('#src/app/questions/changing-items.tsx')).ChangingItems }))
const SharingItem = lazy(async () => ({ default: (await import('#src/app/questions/sharing-item.tsx')).SharingItem }))
const DeletedLayer = lazy(async () => ({ default: (await import('#src/app/bin/deleted-layer.tsx')).DeletedLayer }))

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
    watchQuery: useWatchedAddress((next) => queryAt(v.parse(exerciseSearch, next))),
  })
  const [selected, setSelected] = useState(noneSelected)
  const [shared, setShared] = useState<SharedItem | null>(null)
  const [changing, setChanging] = useState<ItemsToChange | null>(null)
  const [comebacks, setComebacks] = useState(0)
  const { removal, ask, wordsFor } = useLibraryRemoval(exerciseRemoval, {
    onRemoved(ids) {
      setSelected(noneSelected)
      list.send({ type: 'rows.removed', ids })
      list.send({ type: 'refresh.requested' })
    },
    onRestored() {
      setComebacks((count) => count + 1)
      list.send({ type: 'refresh.requested' })
    },
  })
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
      onSelect={(selection) => setSelected(namedSelection(selection, [...selected.items, ...view.rows]))}
      onDeleteSelected={() => ask(selected.items)}
      onDelete={({ id, title }) => ask([{ id, title }])}
      onAssign={(exercise) => (exercise.total_questions === 0 ? tellEmpty(exercise) : onShow({ assign: exercise.id }))}
      onPreview={({ id }) => onShow({ preview: id })}
      onOpen={({ id }) => onOpen(id)}
      onShare={({ id, title }) => setShared({ kind: 'exercise', id, title })}
      onTags={({ id, title }) => setChanging({ kind: 'exercise', ids: [id], title })}
      onTagSelected={() => setChanging({ kind: 'exercise', ids: [...selected.selection.ids], title: null })}
      onDuplicate={({ id }) => duplicateExercise(api, id, () => list.send({ type: 'refresh.requested' }))}
      onNew={() => onShow({ add_exercise: 1 })}
      onShowDeleted={() => onShow({ deleted: 1 })}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      dialogs={
        <>
          <RemovalLayer removal={removal} wordsFor={wordsFor} />
          {shared === null ? null : (
            <Suspense>
              <SharingItem item={shared} onClosed={() => setShared(null)} />
            </Suspense>
          )}
          {changing === null ? null : (
            <Suspense>
              <ChangingItems
                items={changing}
                known={view.rows.filter(({ id }) => changing.ids.includes(id))}
                offered={view.facts?.tags ?? []}
                onChanged={() => {
                  if (changing.title === null) setSelected(noneSelected)
                  list.send({ type: 'refresh.requested' })
                }}
                onClosed={() => setChanging(null)}
              />
            </Suspense>
          )}
          {search.deleted ? (
            <Suspense>
              <DeletedLayer key={comebacks} removal={removal} kind="exercise" noun={exerciseRemoval.noun} onClosed={onHide} />
            </Suspense>
          ) : null}
          {dialogs(list)}
        </>
      }
    />
  )
}
