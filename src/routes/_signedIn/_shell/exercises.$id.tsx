import { createFileRoute, notFound, useBlocker, useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { waitFor } from 'xstate'
import * as v from 'valibot'
import { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import { isLeaving, mustConfirmLeaving } from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'
import { createExerciseEditorActors } from '#src/actors/exercises/exercise-editor.actors.ts'
import { createExerciseDrafts } from '#src/actors/exercises/exercise-editor.drafts.ts'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'
import { duplicateExercise } from '#src/app/exercises/duplicate-exercise.ts'
import { ExerciseEditorDialogs } from '#src/app/exercises/exercise-editor-dialogs.tsx'
import { ExerciseEditorPage } from '#src/app/exercises/exercise-editor-page.tsx'
import { tellEditor } from '#src/app/exercises/exercise-editor-notices.ts'
import { useOfferedTags } from '#src/app/questions/use-offered-tags.ts'

export const Route = createFileRoute('/_signedIn/_shell/exercises/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: v.object({ assignment_id: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined)) }),
  beforeLoad: ({ params: { id } }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Exercise Details' }] }),
  component: ExerciseDetails,
})

function ExerciseDetails() {
  const { id } = Route.useParams()
  const { person } = Route.useRouteContext()
  return <Editor key={`${person.id} ${id}`} exerciseId={id} />
}

function Editor({ exerciseId }: { exerciseId: number }) {
  const { api, auth, clock, person, timeZone } = Route.useRouteContext()
  const { assignment_id } = Route.useSearch()
  const { history } = useRouter()
  const [machine] = useState(() => {
    const drafts = createExerciseDrafts({ personId: person.id, storage: storageOrNull(), nowMs: clock.nowMs })
    return exerciseEditorMachine.provide({ actors: createExerciseEditorActors({ api, drafts, tell: tellEditor }) })
  })
  const editor = useActorRef(machine, { input: { exerciseId } }, ({ output }) => {
    if (output === undefined) return
    const assignment = assignment_id === undefined ? '' : `?assignment_id=${assignment_id}`
    history.push(`/${output.hasAccentTraining ? 'accent' : 'chat'}/${output.exerciseId}${assignment}`, { begin: true, is_test: true, assignment_id })
  })
  const [assign] = useState(() => () => history.push(`/exercises?assign=${exerciseId}`))
  const [duplicate] = useState(() => () => duplicateExercise(api, exerciseId, () => {}))
  useBlocker({
    shouldBlockFn: async () => {
      if (!mustConfirmLeaving(editor.getSnapshot()) || !auth.getSnapshot().matches('signedIn')) return false
      editor.send({ type: 'exit.requested' })
      const answered = await waitFor(editor, (moment) => !moment.matches({ open: { dialog: 'asking' } }))
      return !isLeaving(answered)
    },
    enableBeforeUnload: () => mustConfirmLeaving(editor.getSnapshot()),
  })
  return (
    <ExerciseEditorPage
      editor={editor}
      timeZone={timeZone()}
      offeredTags={useOfferedTags(api, 'exercise')}
      onAssign={assign}
      onDuplicate={duplicate}
      drawDialog={(dialog, snapshot, onClosed) => <ExerciseEditorDialogs {...{ dialog, editor, snapshot, onClosed }} personId={person.id} />}
    />
  )
}
