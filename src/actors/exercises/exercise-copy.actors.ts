import { fromPromise } from 'xstate'
import { copyExercise, type Exercise } from '#contract/exercises/exercise-library.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import { createSameKeys } from '#src/actors/forms/same-key.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import type { Api } from '#src/api/client.ts'

/** The call of duplicating an exercise once: a copy whose answer was lost is not made again. */
export function createExerciseCopyActors({ api }: { api: Api }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<Exercise>, { values: { id: number } | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('There is nothing to duplicate.')
        return api.send(copyExercise, { params: values, signal, idempotencyKey: `copy-${keyOf(values)}` })
      }),
    ),
  }
}
