import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { orderOf } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import type { ExerciseEditorActorRef, ExerciseEditorSnapshot } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import type { EditorDialog } from './exercise-editor-page.tsx'
import { QuestionDialog } from '#src/app/questions/question-dialog.tsx'

const QuestionPickerDialog = lazy(async () => ({ default: (await import('#src/app/questions/question-picker.tsx')).QuestionPickerDialog }))
const OfferedThemes = lazy(async () => ({ default: (await import('./offered-themes.tsx')).OfferedThemes }))
const SharingItem = lazy(async () => ({ default: (await import('#src/app/questions/sharing-item.tsx')).SharingItem }))
const MoveDialog = lazy(async () => ({ default: (await import('#src/screens/exercises/editor/sets/move-dialog.tsx')).MoveDialog }))

type DialogsProps = { dialog: EditorDialog; editor: ExerciseEditorActorRef; snapshot: ExerciseEditorSnapshot; personId: number; onClosed: () => void }

/** What stands over the editor. An exercise that has questions takes only more of their type. */
export function ExerciseEditorDialogs({ dialog, editor, snapshot, personId, onClosed }: DialogsProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { exercise, edits } = snapshot.context
  if (exercise === null) return null
  const type = exercise.assigned_question_sets[0]?.question_type ?? null
  const places = orderOf(exercise, edits)

  function add(questionIds: readonly number[], isNew = false) {
    onClosed()
    if (questionIds.length > 0) editor.send({ type: 'questions.added', questionIds, isNew })
  }

  switch (dialog.kind) {
    case 'themes':
      return (
        <Suspense>
          <OfferedThemes onDeleted={(theme) => editor.send({ type: 'theme.deleted', theme })} onClosed={onClosed} />
        </Suspense>
      )
    case 'share':
      return (
        <Suspense>
          <SharingItem item={{ kind: 'exercise', id: exercise.id, title: exercise.title }} onClosed={onClosed} />
        </Suspense>
      )
    case 'create':
      return (
        <QuestionDialog
          mode="add"
          {...(type === null ? {} : { type })}
          accentTrainingBlocked={type === 'FREE_FORM'}
          onSaved={({ id }) => add([id], true)}
          onClosed={onClosed}
          {...{ api, clock, personId, timeZone: timeZone() }}
        />
      )
    case 'look':
      return (
        <QuestionDialog
          mode="preview"
          question_id={dialog.set.question_id}
          onSaved={onClosed}
          onClosed={onClosed}
          {...{ api, clock, personId, timeZone: timeZone() }}
        />
      )
    case 'add':
      return (
        <Suspense>
          <QuestionPickerDialog
            lockedType={type}
            alreadyAdded={exercise.assigned_question_sets.map((set) => set.question_id)}
            onPicked={(questions) => add(questions.map(({ id }) => id))}
            onClosed={onClosed}
          />
        </Suspense>
      )
    case 'move':
      return (
        <Suspense>
          <MoveDialog
            title={dialog.set.question_title}
            place={places.indexOf(dialog.set.id) + 1}
            count={places.length}
            onMove={(to) => {
              onClosed()
              editor.send({ type: 'set.moved', setId: dialog.set.id, to })
            }}
            onClose={onClosed}
          />
        </Suspense>
      )
  }
}
