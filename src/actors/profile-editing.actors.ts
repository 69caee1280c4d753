import { fromPromise } from 'xstate'
import { updateProfile, verifyPassword } from '#contract/accounts.ts'
import type { Profile } from '#contract/people.ts'
import type { AuthActorRef } from '#machines/auth/auth.machine.ts'
import type { ProfileCall, profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts'
import type { SubmissionResult } from '#machines/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { accountRefusal } from './account-problems.ts'

type Provided = NonNullable<Parameters<typeof profileEditingMachine.provide>[0]['actors']>

const names = { name: 'name', username: 'username', email: 'email', password: 'currentPassword', new_password: 'newPassword' }

/** The profile page's calls. A saved account is told to the auth actor, and its new token when the password changed; then `onSaved` hears. */
export function createProfileEditingActors({ api, auth, onSaved }: { api: Api; auth: AuthActorRef; onSaved: () => void }) {
  return {
    verifyPassword: fromPromise<SubmissionResult<true>, ProfileCall>(async ({ input: { values }, signal }) => {
      try {
        const { valid } = await api.send(verifyPassword, { body: { password: values?.currentPassword ?? '' }, signal })
        return valid ? { ok: true, saved: true } : { ok: false, sentence: '', fields: { currentPassword: 'Incorrect password' } }
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
        ...(newPassword === '' ? {} : { new_password: newPassword }),
        password: currentPassword,
      }
      try {
        const { access_token: accessToken, ...profile } = await api.send(updateProfile, { body, signal })
        auth.send({ type: 'profile.changed', profile })
        if (accessToken !== undefined) auth.send({ type: 'token.received', accessToken })
        onSaved()
        return { ok: true, saved: profile }
      } catch (error) {
        return refusalOf(error)
      }
    }),
  } satisfies Provided
}

function refusalOf(error: unknown): SubmissionResult<never> {
  const { sentence, fields } = accountRefusal(error, names)
  return { ok: false, sentence: sentence === null ? '' : `Error saving changes: ${sentence}`, fields }
}
