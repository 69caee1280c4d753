import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import type { BatchActorRef } from '#machines/forms/batch/batch.machine.ts'
import type { ExerciseListActorRef } from '#machines/exercises/exercise-list/exercise-list.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { type Addition, type AdditionDone, type AdditionOutcome, standingOf } from '#machines/questions/question-additions/question-additions.items.ts'
import { questionAdditionsMachine, type QuestionAdditionsActorRef, type QuestionAdditionsInput } from '#machines/questions/question-additions/question-additions.machine.ts'
import { addingOf, exercisesOf, failureOf } from '#machines/questions/question-additions/question-additions.selectors.ts'
import { createQuestionAdditionsActors } from '#src/actors/questions/question-additions.actors.ts'
import { AddToExercisesDialog, type AddingView } from '#src/screens/questions/library/add-to-exercises-dialog.tsx'
import { notifyError } from '#src/app/shell/notices.ts'

/** Props of `QuestionAdditions`: whose exercises are offered; `onClosed` gets what came of it, null when nothing was tried. */
export type QuestionAdditionsProps = QuestionAdditionsInput & { onClosed: (outcome: AdditionOutcome | null) => void }

/** Adding questions to exercises, from choosing them to what came of it. Load it lazily. */
export function QuestionAdditions({ questions, owner, onClosed }: QuestionAdditionsProps) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => 
    questionAdditionsMachine.provide({
      actors: createQuestionAdditionsActors({ api, nowMs: clock.nowMs, onFailed: () => notifyError('There was a problem adding the questions') }),
    }),
  )
  const additions = useActorRef(machine, { input: { questions, owner } }, ({ output }) => {
    if (output !== undefined) onClosed(output.outcome)
  })
  const list = useSelector(additions, exercisesOf)
  return list === undefined ? null : <BoundAdditions additions={additions} list={list} />
}

/** Binds a running dialog to its screen. */
export function BoundAdditions({ additions, list }: { additions: QuestionAdditionsActorRef; list: ExerciseListActorRef }) {
  const view = useSelector(list, pagedListView, isSameList)
  const words = useSelector(list, ({ context }) => context.query.q)
  const questions = useSelector(additions, ({ context }) => context.questions)
  const chosen = useSelector(additions, ({ context }) => context.chosen)
  const adding = useAdding(useSelector(additions, addingOf))
  return (
    <AddToExercisesDialog
      questions={questions}
      standingOf={(exercise) => standingOf(exercise, questions)}
      list={view}
      words={words}
      chosen={chosen.map(({ id }) => id)}
      view={adding}
      onSearch={(typed) => additions.send({ type: 'search.changed', words: typed })}
      onMore={() => additions.send({ type: 'more.requested' })}
      onRetryList={() => additions.send({ type: 'retry.requested' })}
      onToggle={(exercise) => additions.send({ type: 'exercise.toggled', exercise })}
      onAdd={() => additions.send({ type: 'add.requested' })}
      onStop={() => additions.send({ type: 'add.cancelled' })}
      onRetry={() => additions.send({ type: 'retry.requested' })}
      onLeave={() => additions.send({ type: 'rest.left' })}
      onClose={() => additions.send({ type: 'dialog.closed' })}
    />
  )
}

function useAdding(batch: BatchActorRef<Addition, AdditionDone> | undefined): AddingView {
  const moment = useSelector(batch, (now) => now)
  return moment === undefined ? { mode: 'choosing' } : batchView(moment, 'done', failureOf)
}
