import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dayAfter, localDay } from '#contract/assignment-status.ts'
import { assigningMachine, type AssigningActorRef } from '#machines/assigning/assigning.machine.ts'
import { areClassesMissing, canCreate, chosenCount, isChoosingExercise, isInterrupted } from '#machines/assigning/assigning.selectors.ts'
import {
  type AssignableClass,
  type AssignableExercise,
  type assignableExercisesMachine,
  type AssignableStudent,
  givenCounts,
  type studentListMachine,
} from '#machines/assigning/assigning.work.ts'
import { batchProgress } from '#machines/batch/batch.selectors.ts'
import { isSameList, pagedListView } from '#machines/paged-list/paged-list.selectors.ts'
import { createAssigningActors } from '#src/actors/assigning.actors.ts'
import { newId } from '#src/actors/ids.ts'
import { AssigningDialog, type GivingView } from '#src/screens/assigning/assigning-dialog.tsx'
import { formatDay, formatDueTime } from '#src/screens/dates.ts'
import { tellEmpty } from './empty-exercise.ts'
import { notifySuccess } from './notices.ts'
import { useNow } from './time.ts'

/**
 * What Create Assignment opens with: the exercise (null to look for one), and the students and classes that are chosen already.
 * `onClosed` gets how many assignments were made; take the dialog away then.
 */
export type CreateAssignmentProps = {
  exercise: AssignableExercise | null
  students?: readonly AssignableStudent[]
  classes?: readonly AssignableClass[]
  onClosed: (created: number) => void
}

/** Giving an exercise to students and classes, over a page. Load it lazily. */
export function CreateAssignment({ exercise, students = [], classes = [], onClosed }: CreateAssignmentProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => assigningMachine.provide({ actors: createAssigningActors({ api, nowMs: clock.nowMs, newId }) }))
  const [due] = useState(() => `${dayAfter(localDay(new Date(clock.nowMs()), timeZone()))}T23:59`)
  const assigning = useActorRef(machine, { input: { exercise, students, classes, due } }, (snapshot) => {
    if (snapshot.output === undefined) return
    const { created } = snapshot.output
    if (snapshot.matches('created')) notifySuccess(`Assignment created successfully for ${created} student(s)`, 2000)
    onClosed(created)
  })
  const exercises = useSelector(assigning, ({ children }) => children.exercises)
  const people = useSelector(assigning, ({ children }) => children.students)
  return exercises === undefined || people === undefined ? null : <Bound {...{ assigning, exercises, people }} />
}

type Running = {
  assigning: AssigningActorRef
  exercises: ActorRefFrom<typeof assignableExercisesMachine>
  people: ActorRefFrom<typeof studentListMachine>
}

function Bound({ assigning, exercises, people }: Running) {
  const { clock, timeZone } = useRouteContext({ from: '__root__' })
  const { form, words, offered } = useSelector(assigning, ({ context }) => context)
  const now = useNow(clock)
  const dueAt = new Date(form.due)
  return (
    <AssigningDialog
      view={useGiving(assigning)}
      exercise={{
        exercise: form.exercise,
        isChoosing: useSelector(assigning, isChoosingExercise),
        list: useSelector(exercises, pagedListView, isSameList),
        words: words.exercises,
        onSearch: (text) => assigning.send({ type: 'exercises.searched', words: text }),
        onChoose: (exercise) => assigning.send({ type: 'exercise.chosen', exercise }),
        onEmpty: tellEmpty,
        onReopen: () => assigning.send({ type: 'exercise.reopened' }),
        onMore: () => exercises.send({ type: 'more.requested' }),
        onRetry: () => exercises.send({ type: 'retry.requested' }),
      }}
      people={{
        list: useSelector(people, pagedListView, isSameList),
        words: words.students,
        offered,
        areClassesMissing: useSelector(assigning, areClassesMissing),
        students: form.students,
        classes: form.classes,
        count: useSelector(assigning, chosenCount),
        onSearch: (text) => assigning.send({ type: 'students.searched', words: text }),
        onChange: (chosen) => assigning.send({ type: 'form.changed', form: chosen }),
        onMore: () => people.send({ type: 'more.requested' }),
        onRetry: () => people.send({ type: 'retry.requested' }),
        onRetryClasses: () => assigning.send({ type: 'retry.requested' }),
      }}
      title={form.title}
      due={form.due}
      dueHelp={Number.isNaN(dueAt.getTime()) ? 'Choose a day and a time.' : `${formatDay(dueAt, now, timeZone())}, ${formatDueTime(dueAt, timeZone())}.`}
      allowRedo={form.allowRedo}
      canCreate={useSelector(assigning, canCreate)}
      onTitle={(title) => assigning.send({ type: 'title.typed', title })}
      onDue={(due) => assigning.send({ type: 'form.changed', form: { due } })}
      onAllowRedo={(allowRedo) => assigning.send({ type: 'form.changed', form: { allowRedo } })}
      onCreate={() => assigning.send({ type: 'assigning.submitted' })}
      onRetry={() => assigning.send({ type: 'retry.requested' })}
      onClose={() => assigning.send({ type: 'assigning.closed' })}
    />
  )
}

/** How far giving is; the calls have an actor of their own while they run. */
function useGiving(assigning: AssigningActorRef): GivingView {
  const giving = useSelector(assigning, ({ children }) => children.giveWork)
  const batch = useSelector(giving, (snapshot) => snapshot)
  const hasStopped = useSelector(assigning, isInterrupted)
  if (hasStopped) return { mode: 'failed', created: 0, failed: 0, failures: [{ name: 'Nobody knows how far it came', sentence: 'it is safe to try again.' }] }
  if (batch === undefined) return { mode: 'filling' }
  const { done, failed, total } = batchProgress(batch)
  if (!batch.matches('partlyDone')) return { mode: 'giving', done: done + failed, total }
  const failures = batch.context.items.flatMap(({ value, sentence }) => (sentence === null ? [] : [{ name: value.target.name || 'Unnamed', sentence }]))
  return { mode: 'failed', ...givenCounts(batch.context.items), failures }
}
