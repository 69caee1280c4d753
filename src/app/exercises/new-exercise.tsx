import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { isComplete, newExerciseMachine } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import { questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import { newId } from '#src/actors/forms/ids.ts'
import { createNewExerciseActors, createNewExerciseDrafts } from '#src/actors/exercises/new-exercise.actors.ts'
import { createQuestionPickerActors } from '#src/actors/questions/question-picker.actors.ts'
import { NewExerciseDialog, type NewExerciseFields } from '#src/screens/exercises/list/new-exercise-dialog.tsx'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'
import { QuestionPickerForm } from '#src/app/questions/question-picker.tsx'

const draftId = 0
const blank: NewExerciseFields = { title: '', gradeLevel: null, themes: [] }

type NewExerciseProps = { personId: number; offeredThemes: readonly string[]; onCreated: (exerciseId: number) => void; onClosed: () => void }

/** Making an exercise over a page. What was entered is kept when it is closed, until the exercise is made. Load it lazily. */
export function NewExercise(props: NewExerciseProps) {
  const [round, setRound] = useState(0)
  return <Round key={round} {...props} onStartOver={() => setRound(round + 1)} />
}

function Round({ personId, offeredThemes, onCreated, onClosed, onStartOver }: NewExerciseProps & { onStartOver: () => void }) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const [drafts] = useState(() => createNewExerciseDrafts({ personId, storage: storageOrNull(), nowMs: clock.nowMs }))
  const [begun] = useState(() => drafts.read(draftId)?.draft ?? null)
  const [fields, setFields] = useState<NewExerciseFields>(begun ?? blank)
  const [form] = useState(() => newExerciseMachine.provide({ actors: createNewExerciseActors({ api, newId }) }))
  const [picking] = useState(() => questionPickerMachine.provide({ actors: createQuestionPickerActors({ api, nowMs: clock.nowMs }) }))
  const picker = useActorRef(picking, { input: { lockedType: null, alreadyAdded: [], selected: begun?.questions ?? [] } }, ({ context }) =>
    keep(fields, context.chosen),
  )
  const submission = useActorRef(form, undefined, ({ context }) => {
    if (context.saved === null) return
    drafts.drop(draftId)
    onCreated(context.saved.exerciseId)
  })
  const { sentence, fields: errors } = useSelector(submission, ({ context }) => context)
  const chosen = useSelector(picker, ({ context }) => context.chosen)

  function keep({ title, gradeLevel, themes }: NewExerciseFields, questions: readonly QuestionDefinition[]) {
    const isBlank = title === '' && gradeLevel === null && themes.length === 0 && questions.length === 0
    if (isBlank) drafts.drop(draftId)
    else drafts.keep(draftId, { title, gradeLevel, themes: [...themes], questions: [...questions] })
  }
  return (
    <NewExerciseDialog
      fields={fields}
      offeredThemes={offeredThemes}
      chosen={chosen.length}
      canCreate={isComplete(fields)}
      isBusy={useSelector(submission, (snapshot) => snapshot.hasTag('pending'))}
      isDraft={begun !== null}
      sentence={sentence}
      errors={errors}
      picker={<QuestionPickerForm picker={picker} />}
      onChange={(change) => {
        setFields({ ...fields, ...change })
        keep({ ...fields, ...change }, chosen)
      }}
      onCreate={() => submission.send({ type: 'values.submitted', values: { ...fields, questionIds: chosen.map(({ id }) => id) } })}
      onStartOver={() => {
        drafts.drop(draftId)
        onStartOver()
      }}
      onClose={onClosed}
    />
  )
}
