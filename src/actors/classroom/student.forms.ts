import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { fromPromise } from 'xstate'
import { requestMagic } from '#contract/accounts/accounts.ts'
import { changeStudent, resetStudentPassword, setAccommodations, type Student } from '#contract/classroom/students.ts'
import { endParentLink, makeParentLink } from '#contract/classroom/parent-links.ts'
import type { AccountValues, Addressee, AllowanceValues, MadeParentLink } from '#machines/classroom/classroom/classroom.forms.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { createNewestVersion } from '#src/actors/forms/newest-version.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'

type ParentLinkChange = { made: MadeParentLink | null }
type Of = { api: Api; student: Student }

/** Changes a student's account; only what differs is sent. */
export function createEditStudentActors({ api, student }: Of) {
  const withVersion = createNewestVersion(student.version)
  return {
    save: fromPromise<SubmissionResult<Student>, { values: AccountValues | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was typed.')
      const { name, username, email, newPassword } = values
      const body = {
        ...(name.trim() === student.name ? {} : { name }),
        ...(username.trim() === student.username ? {} : { username }),
        ...(email.trim() === student.email ? {} : { email }),
        ...(newPassword === '' ? {} : { new_password: newPassword }),
      }
      const fields = { name: 'name', username: 'username', email: 'email', new_password: 'newPassword' }
      const change = (version: number) => api.send(changeStudent, { params: { id: student.id }, body: { ...body, version }, signal })
      return submissionResult(() => withVersion(change), fields).then(withReason)
    }),
  }
}

function withReason<Saved>(result: SubmissionResult<Saved>): SubmissionResult<Saved> {
  return result.ok || result.sentence === '' ? result : { ...result, sentence: `Error saving changes: ${result.sentence}` }
}

/** Sets what a student is allowed beside others. */
export function createAllowanceActors({ api, student }: Of) {
  const withVersion = createNewestVersion(student.version)
  return {
    save: fromPromise<SubmissionResult<Student>, { values: AllowanceValues | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was chosen.')
      const body = { time_factor: values.timeFactor, allow_paste: values.allowsPaste, sets_goals: values.setsGoals }
      const change = (version: number) => api.send(setAccommodations, { params: { id: student.id }, body: { ...body, version }, signal })
      return submissionResult(() => withVersion(change))
    }),
  }
}

/** Gives a student a new start password. */
export function createResetPasswordActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<{ startPassword: string }>, { values: Addressee | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nobody was named.')
      return submissionResult(async () => {
        const { start_password: startPassword } = await api.send(resetStudentPassword, { params: { id: values.studentId }, signal })
        return { startPassword }
      })
    }),
  }
}

/** Mails a student a link that leads to a new password; the one they have works until then. */
export function createMailResetActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<MailTold>, { values: Addressee | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nobody was named.')
      const { email, username } = values
      return submissionResult(() => api.send(requestMagic, { body: { email, username, new_password: true }, signal }))
    }),
  }
}

/** Mails a student a link that signs them in. */
export function createMailLinkActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<MailTold>, { values: Addressee | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nobody was named.')
      const { email, username } = values
      return submissionResult(() => api.send(requestMagic, { body: { email, username }, signal }))
    }),
  }
}

/** Makes a link for a student's parents, or ends the one there is. */
export function createParentLinkActors({ api, student: { id } }: { api: Api; student: Pick<Student, 'id'> }) {
  return {
    save: fromPromise<SubmissionResult<ParentLinkChange>, { values: { isWanted: boolean } | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was chosen.')
      const { isWanted } = values
      return submissionResult<ParentLinkChange>(async () => ({
        made: await api.send(isWanted ? makeParentLink : endParentLink, { params: { id }, signal }),
      }))
    }),
  }
}
