import { createActor } from 'xstate'
import { exerciseCopyMachine } from '#machines/exercises/exercise-list/exercise-copy.ts'
import { createExerciseCopyActors } from '#src/actors/exercises/exercise-copy.actors.ts'
import type { Api } from '#src/api/client.ts'
import { notifyRetry, notifySuccessLink } from '#src/app/shell/notice-actions.ts'

/** Duplicates an exercise, and says where the copy is or offers to try again; `onCopied` is told of a copy. */
export function duplicateExercise(api: Api, id: number, onCopied: () => void): void {
  const copying = createActor(exerciseCopyMachine.provide({ actors: createExerciseCopyActors({ api }) }))
  copying.subscribe(({ status, value, output, context }) => {
    if (value === 'failed') notifyRetry(`${context.sentence}.`, () => copying.send({ type: 'retry.requested' }))
    if (value === 'refused') notifyRetry(context.sentence ?? '', () => copying.send({ type: 'values.submitted', values: { id } }))
    if (status !== 'done' || !output?.saved) return
    notifySuccessLink(`“${output.saved.title}” is in your exercises.`, { label: 'Open it', href: `/exercises/${output.saved.id}` })
    onCopied()
  })
  copying.start()
  copying.send({ type: 'values.submitted', values: { id } })
}
