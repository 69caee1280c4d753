import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import { isPlacing, type PlacingActorRef, type Placement, type PlacingInput, placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { createPlacingActors } from '#src/actors/classroom/placing.actors.ts'
import { PlacingDialog, type PlacingView } from '#src/screens/classroom/students/placing-dialog.tsx'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'

type PlacingProps = PlacingInput & {
  classes: readonly Class[]
  /** Hears how many were placed, and their ways back. */
  onPlaced: (count: number, back: readonly Placement[]) => void
  onClose: (wasSent: boolean) => void
}

/** Students joining, changing or leaving a class, over the classroom. Load it lazily. */
export function Placing({ classes, onPlaced, onClose, ...input }: PlacingProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => placingMachine.provide({ actors: createPlacingActors({ api }) }))
  const placing = useActorRef(machine, { input }, (snapshot) => {
    if (snapshot.output === undefined) return
    if (snapshot.output.placed > 0) onPlaced(snapshot.output.placed, snapshot.output.back)
    else onClose(snapshot.matches('closed'))
  })
  const { layer } = useLeaving({ words: leavingWords, wouldLose: () => isPlacing(placing.getSnapshot()), onClosed: () => undefined })
  return (
    <>
      <PlacingStudents placing={placing} classes={classes} />
      {layer}
    </>
  )
}

const leavingWords = {
  title: 'Stop here?',
  sentence: 'Not all of these students are done yet. Those who are done stay as they are now; the others stay where they were.',
  stay: 'Go on',
  leave: 'Stop and leave',
}

/** Binds running placing to its dialog. */
export function PlacingStudents({ placing, classes }: { placing: PlacingActorRef; classes: readonly Pick<Class, 'id' | 'name'>[] }) {
  const { kind, students, fromClassId, classId } = useSelector(placing, ({ context }) => context)
  return (
    <PlacingDialog
      view={usePlacingView(placing)}
      kind={kind}
      count={students.length}
      fromName={classes.find(({ id }) => id === fromClassId)?.name ?? null}
      classes={classes.filter(({ id }) => id !== fromClassId)}
      classId={classId}
      onClass={(chosen) => placing.send({ type: 'class.chosen', classId: chosen })}
      onSubmit={() => placing.send({ type: 'placing.submitted' })}
      onCancel={() => placing.send({ type: 'placing.cancelled' })}
      onRetry={() => placing.send({ type: 'retry.requested' })}
      onClose={() => placing.send({ type: 'placing.closed' })}
    />
  )
}

function usePlacingView(placing: PlacingActorRef): PlacingView {
  const place = useSelector(placing, ({ value }) => value)
  const batch = useSelector(
    useSelector(placing, ({ children }) => children.placeStudents),
    (snapshot) => snapshot,
  )
  if (batch === undefined) return { mode: 'asking', error: place === 'refused' ? 'Please select a class' : null }
  return batchView(batch, 'done', ({ name }, sentence) => ({ name: name.trim() === '' ? 'Unnamed' : name, sentence }))
}
