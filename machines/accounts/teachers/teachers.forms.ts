import { Email } from '#contract/accounts/account-fields.ts'
import { Registration, type RegistrationMode } from '#contract/accounts/registration.ts'
import type { Invite } from '#contract/accounts/teachers.ts'
import type { LanguageModel } from '#contract/operations/language-model.ts'
import { problemIn } from '#contract/problem-in.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** Whom an administrator invites, as typed. */
export type InviteValues = { email: string }

/** An invitation with the link that was mailed. */
export type MadeInvite = Invite & { url: string }

/** Inviting a teacher. */
export const inviteTeacherMachine = createSubmissionMachine<InviteValues, MadeInvite>({
  id: 'inviteTeacher',
  check: ({ email }) => problemsOf({ email: problemIn(Email, email) }),
  failedSentence: 'Failed to send the invitation. Please try again.',
})

/** Who may register, as typed: the domains in one line. */
export type RegistrationValues = { mode: RegistrationMode; domains: string }

/** Deciding who may register. */
export const registrationMachine = createSubmissionMachine<RegistrationValues, Registration>({
  id: 'registration',
  check: (values) => problemsOf({ domains: problemIn(Registration, registrationOf(values)) }),
  failedSentence: 'Failed to save. Please try again.',
})

/** Turning the language model off, or on again. */
export const modelSwitchMachine = createSubmissionMachine<{ isOn: boolean }, LanguageModel | null>({
  id: 'modelSwitch',
  check: () => ({}),
  failedSentence: 'Failed to save. Please try again.',
})

/** What is done about one teacher or invitation. */
export const teacherActs = ['suspend', 'resume', 'vouch', 'stopVouching', 'remove', 'cancelInvite'] as const

/** One thing done about a teacher, or about an invitation. */
export type TeacherAct = (typeof teacherActs)[number]

/** Suspending or removing a teacher, letting one in again, vouching for one or no longer, or taking an invitation back. */
export const teacherChangeMachine = createSubmissionMachine<{ act: TeacherAct; id: number }, TeacherAct>({
  id: 'teacherChange',
  check: () => ({}),
  failedSentence: 'Failed to save. Please try again.',
})

/** What was typed as the wire says it: domains count only where they decide. */
export function registrationOf({ mode, domains }: RegistrationValues): Registration {
  return { mode, domains: mode === 'domains' ? domains.split(/[\s,;]+/).filter((one) => one !== '') : [] }
}

function problemsOf(found: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).flatMap(([field, sentence]) => (sentence === null ? [] : [[field, sentence]])))
}
