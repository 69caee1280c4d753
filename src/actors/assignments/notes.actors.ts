import { fromPromise } from 'xstate'
import { dismissNote } from '#contract/assignments/notes.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'

/** Puts one note away; one that is not there any more is put away. */
export function createDismissNoteActors({ api, id }: { api: Api; id: number }) {
  return {
    save: fromPromise<SubmissionResult<true>, { values: Record<string, never> | null }>(({ signal }) =>
      submissionResult(async () => {
        await unlessMissing(api.send(dismissNote, { params: { id }, signal }))
        return true as const
      }, {}),
    ),
  }
}
