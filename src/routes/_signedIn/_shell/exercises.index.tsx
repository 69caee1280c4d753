import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { getExercise } from '#contract/exercises/exercise-library.ts'
import type { ExerciseListActorRef } from '#machines/exercises/exercise-list/exercise-list.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { goAndBegin } from '#src/app/sessions/begin-intent.ts'
import { addressOf, queryAt } from '#src/app/exercises/exercise-address.ts'
import { ExerciseListPage } from '#src/app/exercises/exercise-list-page.tsx'
import { exerciseSearch } from '#src/app/exercises/exercise-search.ts'
import { notifyError } from '#src/app/shell/notices.ts'

const NewExercise = lazy(async () => ({ default: (await import('#src/app/exercises/new-exercise.tsx')).NewExercise }))
const CreateAssignment = lazy(async () => ({ default: (await import('#src/app/assignments/create-assignment.tsx')).CreateAssignment }))
const Preview = lazy(async () => ({ default: (await import('#src/screens/exercises/list/exercise-preview-dialog.tsx')).ExercisePreviewDialog }))

export const Route = createFileRoute('/_signedIn/_shell/exercises/')({
  validateSearch: exerciseSearch,
  loaderDeps: ({ search: { preview, assign } }) => ({ id: preview ?? assign }),
  loader: async ({ context: { api }, deps: { id }, abortController }) => {
    if (id === undefined) return null
    try {
      return await api.send(getExercise, { params: { id }, signal: abortController.signal })
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind !== 'aborted') notifyError(sentenceOf(failure, 'Failed to fetch exercise'))
      return null
    }
  },
  head: () => ({ meta: [{ title: 'Exercises' }] }),
  component: Exercises,
})

function Exercises() {
  const { person } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ExerciseListPage
      key={person.id}
      search={Route.useSearch()}
      onNarrow={(change) => void navigate({ search: (now) => addressOf({ ...queryAt(now), ...change }), replace: true, resetScroll: false })}
      onReset={() => void navigate({ search: ({ sort }) => (sort ? { sort } : {}), replace: true, resetScroll: false })}
      onShow={(dialog) => void navigate({ search: (now) => ({ ...addressOf(queryAt(now)), ...dialog }), resetScroll: false })}
      onHide={() => void navigate({ search: (now) => addressOf(queryAt(now)), replace: true, resetScroll: false })}
      onOpen={(id) => void navigate({ to: '/exercises/$id', params: { id } })}
      dialogs={(list) => (
        <Suspense>
          <Dialogs list={list} />
        </Suspense>
      )}
    />
  )
}

function Dialogs({ list }: { list: ExerciseListActorRef }) {
  const { person } = Route.useRouteContext()
  const { history } = useRouter()
  const navigate = Route.useNavigate()
  const { add_exercise, preview, assign } = Route.useSearch()
  const exercise = Route.useLoaderData()
  const themes = useSelector(list, ({ context }) => context.facts?.themes ?? none)
  function close() {
    void navigate({ search: (now) => addressOf(queryAt(now)), replace: true, resetScroll: false })
  }
  function open(id: number) {
    void navigate({ to: '/exercises/$id', params: { id } })
  }
  if (add_exercise) return <NewExercise personId={person.id} offeredThemes={themes} onCreated={open} onClosed={close} />
  if (exercise === null) return null
  if (preview === exercise.id) {
    return (
      <Preview
        exercise={exercise}
        onTry={() => goAndBegin(history, `/${exercise.has_accent_training ? 'accent' : 'chat'}/${exercise.id}`)}
        onAssign={() => void navigate({ search: (now) => ({ ...addressOf(queryAt(now)), assign: exercise.id }), replace: true, resetScroll: false })}
        onOpen={() => open(exercise.id)}
        onClose={close}
      />
    )
  }
  if (assign !== exercise.id) return null
  return (
    <CreateAssignment
      key={exercise.id}
      exercise={exercise}
      onClosed={(created) => {
        if (created > 0) list.send({ type: 'refresh.requested' })
        close()
      }}
    />
  )
}

const none: readonly string[] = []
