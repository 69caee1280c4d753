import { fromPromise } from 'xstate'
import { resetPassword } from '#contract/accounts/accounts.ts'
import { recoveryBody, type RecoveryValues } from '#machines/accounts/recovering/recovering.machine.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

/** Asks for a mailed link; only "too many" is told in the server's words, since trying again at once would not help. */
export function createRecoveringActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<true>, { values: RecoveryValues | null }>(async ({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was typed.')
      try {
        await api.send(resetPassword, { body: recoveryBody(values), signal })
        return { ok: true, saved: true }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.body.code !== 'too_many_requests') throw error
        return { ok: false, sentence: failure.body.error, fields: {} }
      }
    }),
  }
}
