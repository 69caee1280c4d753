import { fromCallback, fromPromise } from 'xstate'
import { register } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { Registration } from '#machines/accounts/registering/registering.fields.ts'
import type { FirstSignIn, KeepDraftEvent, RegisterResult, registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { accountRefusal } from './account-problems.ts'
import type { RegistrationDrafts } from './registration-draft.ts'

type Provided = NonNullable<Parameters<typeof registeringMachine.provide>[0]['actors']>

const names = { name: 'name', email: 'email', age: 'age', username: 'username', password: 'password' }

/** What the registration page works with; `invite` is the token of an invitation, empty without one. */
type RegisteringSurroundings = { api: Api; auth: AuthActorRef; drafts: RegistrationDrafts; invite?: string }

/** The registration page's calls: making the account, signing in with it, and the draft. */
export function createRegisteringActors({ api, auth, drafts, invite = '' }: RegisteringSurroundings) {
  return {
    register: fromPromise<RegisterResult, { typed: Registration }>(async ({ input: { typed }, signal }) => {
      const { name, email, username, password } = typed
      try {
        const invited = invite === '' ? {} : { invite }
        await api.send(register, { body: { name, email, username, password, age: Number(typed.age), ...invited }, signal })
        return { ok: true }
      } catch (error) {
        return accountRefusal(error, names)
      }
    }),
    signIn: fromPromise<FirstSignIn, { identifier: string; password: string }>(async ({ input, signal }) => {
      try {
        const { access_token } = await api.send(login, { body: { login_identifier: input.identifier, password: input.password }, signal })
        auth.send({ type: 'token.received', accessToken: access_token })
        return { ok: true }
      } catch (error) {
        if (failureOf(error).kind !== 'refused') throw error
        return { ok: false }
      }
    }),
    keepDraft: fromCallback<KeepDraftEvent, undefined>(({ receive }) => {
      receive((event) => (event.type === 'draft.dropped' ? drafts.drop() : drafts.keep(event.draft)))
    }),
  } satisfies Provided
}
