import { fromPromise } from 'xstate'
import { getExerciseSharing, getQuestionSharing, shareExercise, shareQuestion } from '#contract/questions/sharing.ts'
import type { Sharing, SharingChange } from '#contract/questions/sharing.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { SharedItem } from '#machines/questions/sharing/sharing.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import type { Api } from '#src/api/client.ts'

/** To whom an item is shared. */
export function readSharing(api: Api, { kind, id }: SharedItem, signal: AbortSignal): Promise<Sharing> {
  return api.send(kind === 'exercise' ? getExerciseSharing : getQuestionSharing, { params: { id }, signal })
}

/** The call that shares an item. */
export function createSharingActors({ api, item: { kind, id } }: { api: Api; item: SharedItem }) {
  const call = kind === 'exercise' ? shareExercise : shareQuestion
  return {
    save: fromPromise<SubmissionResult<Sharing>, { values: SharingChange | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('There is nothing to share.')
        return api.send(call, { params: { id }, body: values, signal })
      }),
    ),
  }
}
