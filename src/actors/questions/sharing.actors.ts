import { fromPromise } from 'xstate'
import { getExerciseSharing, getQuestionSharing, shareExercise, shareQuestion } from '#contract/questions/sharing.ts'
import type { Sharing } from '#contract/questions/sharing.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { SharedItem, SharingValues } from '#machines/questions/sharing/sharing.ts'
import { createNewestVersion } from '#src/actors/forms/newest-version.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import type { Api } from '#src/api/client.ts'

/** To whom an item is shared. */
export function readSharing(api: Api, { kind, id }: SharedItem, signal: AbortSignal): Promise<Sharing> {
  return api.send(kind === 'exercise' ? getExerciseSharing : getQuestionSharing, { params: { id }, signal })
}

/** The call that shares an item; sent again after it was shared in another way meanwhile, it goes over that. */
export function createSharingActors({ api, item: { kind, id } }: { api: Api; item: SharedItem }) {
  const call = kind === 'exercise' ? shareExercise : shareQuestion
  let withVersion: ReturnType<typeof createNewestVersion> | null = null
  return {
    save: fromPromise<SubmissionResult<Sharing>, { values: SharingValues | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('There is nothing to share.')
        withVersion ??= createNewestVersion(values.version)
        return withVersion((version) => api.send(call, { params: { id }, body: { ...values, version }, signal }))
      }),
    ),
  }
}
