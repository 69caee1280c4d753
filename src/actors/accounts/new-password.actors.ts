import { fromPromise } from 'xstate'
import { updatePassword } from '#contract/accounts/accounts.ts'
import type { NewPasswordValues } from '#machines/forms/submission/new-password.machine.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

const fieldOf: Record<string, string> = { new_password: 'newPassword', current_password: 'currentPassword' }

/** The password page's call: changes the password; a refusal that names a field goes under that field. */
export function createNewPasswordActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<{ accessToken: string }>, { values: NewPasswordValues | null }>(async ({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was typed.')
      const body = { new_password: values.newPassword, ...(values.currentPassword === null ? {} : { current_password: values.currentPassword }) }
      try {
        const { access_token } = await api.send(updatePassword, { body, signal })
        return { ok: true, saved: { accessToken: access_token } }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused') throw error
        const field = fieldOf[failure.body.field ?? failure.body.issues?.[0]?.path ?? '']
        const sentence = failure.body.issues?.[0]?.message ?? failure.body.error
        return field === undefined ? { ok: false, sentence, fields: {} } : { ok: false, sentence: '', fields: { [field]: sentence } }
      }
    }),
  }
}
