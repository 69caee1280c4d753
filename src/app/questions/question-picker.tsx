import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { questionListMachine } from '#machines/questions/question-picker/question-list.ts'
import { type PickerFilters, type QuestionPickerActorRef, questionPickerMachine } from '#machines/questions/question-picker/question-picker.machine.ts'
import { canReset } from '#machines/questions/question-picker/question-picker.selectors.ts'
import { createQuestionPickerActors } from '#src/actors/questions/question-picker.actors.ts'
import { QuestionPickerDialog as PickerDialog } from '#src/screens/questions/picker/question-picker-dialog.tsx'
import { QuestionPicker } from '#src/screens/questions/picker/question-picker.tsx'

/**
 * What picking needs: `lockedType` of an exercise that has questions (null otherwise), the ids it asks already, what was chosen
 * before. `onPicked` gets the questions in the order they were picked; after it or `onClosed` take the dialog away.
 */
export type QuestionPickerDialogProps = {
  lockedType: QuestionType | null
  alreadyAdded: readonly number[]
  selected?: readonly QuestionDefinition[]
  onPicked: (questions: readonly QuestionDefinition[]) => void
  onClosed: () => void
}

/** Picking questions over a page, from the first look at the library to the questions. Load it lazily. */
export function QuestionPickerDialog({ lockedType, alreadyAdded, selected = [], onPicked, onClosed }: QuestionPickerDialogProps) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => questionPickerMachine.provide({ actors: createQuestionPickerActors({ api, nowMs: clock.nowMs }) }))
  const picker = useActorRef(machine, { input: { lockedType, alreadyAdded, selected } }, ({ output }) => {
    if (output === undefined) return
    if (output.picked === null) onClosed()
    else onPicked(output.picked)
  })
  const list = useSelector(picker, ({ children }) => children.list)
  return list === undefined ? null : <PickingDialog picker={picker} list={list} />
}

/** The picker inside a form, which holds the running `picker` and reads what is chosen from it. */
export function QuestionPickerForm({ picker }: { picker: QuestionPickerActorRef }) {
  const list = useSelector(picker, ({ children }) => children.list)
  return list === undefined ? null : <Form picker={picker} list={list} />
}

type Running = { picker: QuestionPickerActorRef; list: ActorRefFrom<typeof questionListMachine> }

/** Binds running picking to its dialog. */
export function PickingDialog(running: Running) {
  const { picker } = running
  return (
    <PickerDialog
      {...usePickerProps(running)}
      onConfirm={() => picker.send({ type: 'picking.confirmed' })}
      onClose={() => picker.send({ type: 'picking.closed' })}
    />
  )
}

function Form(running: Running) {
  return <QuestionPicker {...usePickerProps(running)} />
}

function usePickerProps({ picker, list }: Running) {
  const { track, timeZone } = useRouteContext({ from: '__root__' })
  const { query, chosen, alreadyAdded } = useSelector(picker, ({ context }) => context)
  return {
    list: useSelector(list, pagedListView, isSameList),
    filters: query,
    type: query.type,
    canReset: useSelector(picker, canReset),
    chosen,
    alreadyAdded,
    timeZone: timeZone(),
    onFilter: (filters: Partial<PickerFilters>) => {
      if (filters.q !== undefined) track.search('questions', filters.q)
      picker.send({ type: 'filters.changed', filters })
    },
    onReset: () => picker.send({ type: 'filters.reset' }),
    onChoose: (questions: readonly QuestionDefinition[]) => picker.send({ type: 'questions.chosen', questions }),
    onMore: () => list.send({ type: 'more.requested' }),
    onRetry: () => list.send({ type: 'retry.requested' }),
  }
}
