import { fromPromise } from 'xstate'
import { setRegistration, type Registration } from '#contract/accounts/registration.ts'
import { cancelInvite, inviteTeacher, removeTeacher, resumeTeacher, stopVouchingForTeacher, suspendTeacher, vouchForTeacher } from '#contract/accounts/teachers.ts'
import { type LanguageModel, switchLanguageModel } from '#contract/operations/language-model.ts'
import { registrationOf, type InviteValues, type MadeInvite, type RegistrationValues, type TeacherAct } from '#machines/accounts/teachers/teachers.forms.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import type { Api } from '#src/api/client.ts'

type Typed<Values> = { values: Values | null }

const calls = {
  suspend: suspendTeacher,
  resume: resumeTeacher,
  vouch: vouchForTeacher,
  stopVouching: stopVouchingForTeacher,
  remove: removeTeacher,
  cancelInvite,
}

/** Invites a teacher by mail. */
export function createInviteActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<MadeInvite>, Typed<InviteValues>>(({ input, signal }) =>
      submissionResult(() => api.send(inviteTeacher, { body: { email: typed(input).email.trim() }, signal }), { email: 'email' }),
    ),
  }
}

/** Decides who may register. */
export function createRegistrationActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<Registration>, Typed<RegistrationValues>>(({ input, signal }) =>
      submissionResult(() => api.send(setRegistration, { body: registrationOf(typed(input)), signal }), { domains: 'domains' }),
    ),
  }
}

/** Turns the language model off, or on again. */
export function createModelSwitchActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<LanguageModel | null>, Typed<{ isOn: boolean }>>(({ input, signal }) =>
      submissionResult(async () => (await api.send(switchLanguageModel, { body: { is_on: typed(input).isOn }, signal })).model),
    ),
  }
}

/** Suspends or removes a teacher, lets one in again, vouches for one, or takes an invitation back. */
export function createTeacherChangeActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<TeacherAct>, Typed<{ act: TeacherAct; id: number }>>(({ input, signal }) => {
      const { act, id } = typed(input)
      return submissionResult(async () => {
        await api.send(calls[act], { params: { id }, signal })
        return act
      })
    }),
  }
}

function typed<Values>({ values }: Typed<Values>): Values {
  if (values === null) throw new Error('nothing was typed')
  return values
}
