import { fromPromise } from 'xstate'
import { deleteForGood } from '#contract/bin/bin.ts'
import type { Erasure } from '#machines/bin/removal/erasure.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'

/** Deletes what lies in the bin for good; the password may be asked for first. */
export function createErasureActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<Erasure>, { values: Erasure | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('nothing is to be deleted')
        await api.send(deleteForGood, { params: { id: values.id }, signal })
        return values
      }),
    ),
  }
}
