import { fromPromise } from 'xstate'
import { updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import type { Profile } from '#contract/classroom/people.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { ProfileCall, profileEditingMachine } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { accountRefusal } from './account-problems.ts'

type Provided = NonNullable<Parameters<typeof profileEditingMachine.provide>[0]['actors']>

const names = { name: 'name', username: 'username', email: 'email', password: 'currentPassword', new_password: 'newPassword' }

/**
 * The profile page's calls. A saved account is told to the auth actor, and its new token when the password changed; then `onSaved` hears.
 * A new password that nobody acknowledged may be in force: where the current one is no longer right, the new one is tried.
 */
export function createProfileEditingActors({ api, auth, onSaved }: { api: Api; auth: AuthActorRef; onSaved: () => void }) {
  let isUnanswered = false
  let isInForce = false
  const isRight = async (password: string, signal: AbortSignal) => (await api.send(verifyPassword, { body: { password }, signal })).valid
  return {
    verifyPassword: fromPromise<SubmissionResult<true>, ProfileCall>(async ({ input: { values }, signal }) => {
      const { currentPassword = '', newPassword = '' } = values ?? {}
      try {
        const isCurrent = await isRight(currentPassword, signal)
        isInForce = !isCurrent && isUnanswered && newPassword !== '' && (await isRight(newPassword, signal))
        return isCurrent || isInForce ? { ok: true, saved: true } : { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } }
      } catch (error) {
        return refusalOf(error)
      }
    }),
    saveProfile: fromPromise<SubmissionResult<Profile>, ProfileCall>(async ({ input: { values, profile: before }, signal }) => {
      if (values === null) throw new Error('Nothing was typed.')
      const { name, username, email, currentPassword, newPassword } = values
      const body = {
        ...(name.trim() === before.name ? {} : { name }),
        ...(username.trim() === before.username ? {} : { username }),
        ...(email.trim() === before.email ? {} : { email }),
        ...(newPassword === '' || isInForce ? {} : { new_password: newPassword }),
        password: isInForce ? newPassword : currentPassword,
      }
      try {
        isUnanswered ||= body.new_password !== undefined
        const { access_token: accessToken, ...profile } = await api.send(updateProfile, { body, signal })
        auth.send({ type: 'profile.changed', profile })
        if (accessToken !== undefined) auth.send({ type: 'token.received', accessToken })
        onSaved()
        isUnanswered = false
        return { ok: true, saved: profile }
      } catch (error) {
        const refusal = refusalOf(error)
        isUnanswered = isInForce
        return refusal
      }
    }),
  } satisfies Provided
}

function refusalOf(error: unknown): SubmissionResult<never> {
  const { sentence, fields } = accountRefusal(error, names)
  return { ok: false, sentence: sentence === null ? '' : `Error saving changes: ${sentence}`, fields }
}
