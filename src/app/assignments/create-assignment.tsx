import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { dayAfter, localDay } from '#contract/assignments/assignment-status.ts'
import { assigningMachine } from '#machines/assignments/assigning/assigning.machine.ts'
import { keptForm, wouldLoseWork } from '#machines/assignments/assigning/assigning.selectors.ts'
import type { AssignableClass, AssignableExercise, AssignableStudent } from '#machines/assignments/assigning/assigning.work.ts'
import { createAssigningActors } from '#src/actors/assignments/assigning.actors.ts'
import { createNewWorkDraft } from '#src/actors/assignments/new-work-draft.ts'
import { newId } from '#src/actors/forms/ids.ts'
import { AssigningForm } from './assigning-form.tsx'
import { tabStorageOrNull } from '#src/app/shell/browser-storage.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

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
  const { person } = useRouteContext({ strict: false })
  const [input] = useState(() => ({ exercise, students, classes, due: `${dayAfter(localDay(new Date(clock.nowMs()), timeZone()))}T23:59` }))
  const [draft] = useState(() => createNewWorkDraft({ personId: person?.id ?? 0, storage: tabStorageOrNull(), nowMs: clock.nowMs, newId }, input))
  const [begun] = useState(() => draft.read())
  const [machine] = useState(() =>
    assigningMachine.provide({ actors: createAssigningActors({ api, nowMs: clock.nowMs, givingId: draft.givingId, onGiven: () => draft.end() }) }),
  )
  const assigning = useActorRef(machine, { input: { ...input, begun } }, (snapshot) => {
    const kept = keptForm(snapshot, input)
    if (kept === null) draft.drop()
    else draft.keep(kept)
    if (snapshot.output === undefined) return
    const { created } = snapshot.output
    if (snapshot.matches('created')) notifySuccess(`Assignment created successfully for ${created} student(s)`, 2000)
    onClosed(created)
  })
  const exercises = useSelector(assigning, ({ children }) => children.exercises)
  const people = useSelector(assigning, ({ children }) => children.students)
  const { close, cancel, layer } = useLeaving({
    wouldLose: () => wouldLoseWork(assigning.getSnapshot(), input),
    onClosed: () => assigning.send({ type: 'assigning.closed' }),
  })
  if (exercises === undefined || people === undefined) return null
  return (
    <>
      <AssigningForm {...{ assigning, exercises, people }} onCancel={cancel} onClose={close} />
      {layer}
    </>
  )
}
