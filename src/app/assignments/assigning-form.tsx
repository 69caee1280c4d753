import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dayAfter, localDay } from '#contract/assignments/assignment-status.ts'
import type { AssigningActorRef } from '#machines/assignments/assigning/assigning.machine.ts'
import { areClassesMissing, canCreate, chosenCount, isChoosingExercise } from '#machines/assignments/assigning/assigning.selectors.ts'
import { type assignableExercisesMachine, givenCounts, isClosedTooEarly, isSeenTooLate, type studentListMachine } from '#machines/assignments/assigning/assigning.work.ts'
import { batchProgress } from '#machines/forms/batch/batch.selectors.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { AssigningDialog, type GivingView } from '#src/screens/assignments/assigning/assigning-dialog.tsx'
import { formatDay, formatDueTime } from '#src/screens/dates.ts'
import { tellEmpty } from './empty-exercise.ts'
import { useNow } from '#src/app/shell/time.ts'

const AddStudent = lazy(async () => ({ default: (await import('#src/app/classroom/students/add-student.tsx')).AddStudent }))

/** A running dialog: its actor, the two lists it chooses from, and its ways out; `onCancel` is Cancel's, which asks nothing. */
export type RunningAssigning = {
  assigning: AssigningActorRef
  exercises: ActorRefFrom<typeof assignableExercisesMachine>
  people: ActorRefFrom<typeof studentListMachine>
  onCancel: () => void
  onClose: () => void
}

/** Binds a running Create Assignment dialog to its screen. */
export function AssigningForm({ assigning, exercises, people, onCancel, onClose }: RunningAssigning) {
  const { history } = useRouter()
  const [isAdding, setAdding] = useState(false)
  const { clock, timeZone } = useRouteContext({ from: '__root__' })
  const { form, words, offered } = useSelector(assigning, ({ context }) => context)
  const now = useNow(clock)
  const dueAt = new Date(form.due)
  return (
    <>
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
          onNew: () => setAdding(true),
        }}
        title={form.title}
        due={form.due}
        dueHelp={Number.isNaN(dueAt.getTime()) ? 'Choose a day and a time.' : `${formatDay(dueAt, now, timeZone())}, ${formatDueTime(dueAt, timeZone())}.`}
        closes={form.closes}
        closesProblem={isClosedTooEarly(form) ? 'It must close when it is due or later.' : null}
        seenFrom={form.seenFrom}
        seenProblem={isSeenTooLate(form) ? 'Students must see it before it is due.' : null}
        allowRedo={form.allowRedo}
        canCreate={useSelector(assigning, canCreate)}
        onTitle={(title) => assigning.send({ type: 'title.typed', title })}
        onDue={(due) => assigning.send({ type: 'form.changed', form: { due } })}
        onCloses={(closes) => assigning.send({ type: 'form.changed', form: { closes } })}
        onLater={(isLater) => assigning.send({ type: 'form.changed', form: { seenFrom: isLater ? `${dayAfter(localDay(now, timeZone()))}T08:00` : null } })}
        onSeenFrom={(seenFrom) => assigning.send({ type: 'form.changed', form: { seenFrom } })}
        onAllowRedo={(allowRedo) => assigning.send({ type: 'form.changed', form: { allowRedo } })}
        onCreate={() => assigning.send({ type: 'assigning.submitted' })}
        onRetry={() => assigning.send({ type: 'retry.requested' })}
        onCancel={onCancel}
        onClose={onClose}
      />
      {isAdding ? (
        <Suspense>
          <AddStudent
            class={null}
            onAdded={({ studentId: id, name }) => {
              assigning.send({ type: 'form.changed', form: { students: [...form.students, { id, name, classes: [] }] } })
              people.send({ type: 'refresh.requested' })
            }}
            onImport={() => history.push('/classroom?import=1')}
            onClose={(wasSent) => {
              setAdding(false)
              if (wasSent) people.send({ type: 'refresh.requested' })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** How far giving is; the calls have an actor of their own while they run. */
function useGiving(assigning: AssigningActorRef): GivingView {
  const giving = useSelector(assigning, ({ children }) => children.giveWork)
  const batch = useSelector(giving, (snapshot) => snapshot)
  if (batch === undefined) return { mode: 'filling' }
  const { done, failed, total } = batchProgress(batch)
  if (!batch.matches('partlyDone')) return { mode: 'giving', done: done + failed, total }
  const failures = batch.context.items.flatMap(({ value, sentence }) => (sentence === null ? [] : [{ name: value.target.name || 'Unnamed', sentence }]))
  return { mode: 'failed', ...givenCounts(batch.context.items), failures }
}
