import { fromPromise } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { allowFreshStart, batchUpdateAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { type NoteReceivers, sendNotes } from '#contract/assignments/notes.ts'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { addClassStudent, archiveClass, type Class, copyClass, createClass, renameClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, cancelClassInvite, inviteToClass, listClassTeachers, removeClassTeacher } from '#contract/classroom/co-teachers.ts'
import { type JoinCode, joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { listTakenUsernames } from '#contract/classroom/students.ts'
import type {
  BatchWorkValues,
  ClassCopyValues,
  ClassNameValues,
  ClassValues,
  CoTeaching,
  CoTeachingDone,
  InviteAnswered,
  MadeStudent,
  MessageSent,
  MessageValues,
  NewStudentValues,
  WorkValues,
} from '#machines/classroom/classroom/classroom.forms.ts'
import { plainUsername, usernameFrom } from '#machines/classroom/roster-import/roster.username.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { CallFailed, failureOf, sentenceOf } from '#src/api/failure.ts'
import { unlessMissing } from '#src/api/unless-missing.ts'
import { createNewestVersion } from '#src/actors/forms/newest-version.ts'
import { createSameKeys } from '#src/actors/forms/same-key.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'

type Typed<Values> = { values: Values | null }

const accountFields = { name: 'name', username: 'username', email: 'email' }

/** Makes a student's account and puts it into a class (null is none). What is sent again unchanged has one effect. */
export function createAddStudentActors({ api, classId }: { api: Api; classId: number | null }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<MadeStudent>, Typed<NewStudentValues>>(({ input, signal }) => {
      const values = typed(input)
      const body = { name: values.name.trim(), username: values.username.trim(), email: values.email.trim() }
      return submissionResult(async () => {
        const made = await api.send(registerStudent, { body, signal, idempotencyKey: `student-${keyOf(body)}` })
        const classProblem = classId === null ? null : await joinProblem(api, classId, made.student_id, signal)
        return { ...body, studentId: made.student_id, startPassword: made.start_password ?? null, classProblem }
      }, accountFields)
    }),
  }
}

/** A username made from a name that nobody in the school has, as far as the server answers. */
export async function freeUsername(api: Api, name: string): Promise<string> {
  const wished = plainUsername(name)
  if (wished === '') return ''
  const { taken } = await api.send(listTakenUsernames, { body: { usernames: [wished] }, isBackground: true }).catch(() => ({ taken: [] }))
  const somebodys = new Set(taken)
  return usernameFrom(name, (one) => somebodys.has(one))
}

/** Writes to who is behind with some work; sent again unchanged it reaches them once. */
export function createSendMessageActors({ api, assignmentIds, to }: { api: Api; assignmentIds: readonly number[]; to: NoteReceivers }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<MessageSent>, Typed<MessageValues>>(({ input, signal }) => {
      const body = { assignment_ids: [...assignmentIds], to, text: typed(input).text }
      return submissionResult(() => api.send(sendNotes, { body, signal, idempotencyKey: `message-${keyOf(body)}` }), { text: 'text' })
    }),
  }
}

/** Makes a class. */
export function createAddClassActors({ api }: { api: Api }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<Class>, Typed<ClassNameValues>>(({ input, signal }) => {
      const { name } = typed(input)
      return submissionResult(() => api.send(createClass, { body: { name }, signal, idempotencyKey: `class-${keyOf(name)}` }), { name: 'name' })
    }),
  }
}

/**
 * Changes a class. What was chosen for it goes along once it was changed here, as an unanswered call may have noted it; otherwise it stays at home:
 * saving over somebody else's change must not take that back.
 */
export function createRenameClassActors({ api, id, version: read, ...kept }: { api: Api } & Pick<Class, 'id' | 'version' | 'voice_consent' | 'model_consent' | 'sets_goals'>) {
  const withVersion = createNewestVersion(read)
  const chosenHere = { voice: false, model: false, goals: false }
  return {
    save: fromPromise<SubmissionResult<Class>, Typed<ClassValues>>(({ input, signal }) => {
      const { name, keepsVoices, asksModel, setsGoals } = typed(input)
      chosenHere.voice ||= keepsVoices !== kept.voice_consent
      chosenHere.model ||= asksModel !== kept.model_consent
      chosenHere.goals ||= setsGoals !== kept.sets_goals
      const voice = chosenHere.voice ? { voice_consent: keepsVoices } : {}
      const model = chosenHere.model && asksModel !== null ? { model_consent: asksModel } : {}
      const body = { name, ...voice, ...model, ...(chosenHere.goals ? { sets_goals: setsGoals } : {}) }
      return submissionResult(() => withVersion((version) => api.send(renameClass, { params: { id }, body: { ...body, version }, signal })), { name: 'name' })
    }),
  }
}

/** Archives a class or brings it back. */
export function createArchiveClassActors({ api, id }: { api: Api; id: number }) {
  return {
    save: fromPromise<SubmissionResult<Class>, Typed<{ isArchived: boolean }>>(({ input, signal }) => {
      const { isArchived } = typed(input)
      return submissionResult(() => api.send(archiveClass, { params: { id }, body: { archived: isArchived }, signal }), {})
    }),
  }
}

/** Gives a class a join code, or ends the one it has. */
export function createJoinCodeActors({ api, id }: { api: Api; id: number }) {
  return {
    save: fromPromise<SubmissionResult<{ joinCode: JoinCode | null }>, Typed<{ isOn: boolean }>>(({ input, signal }) => {
      const { isOn } = typed(input)
      return submissionResult(async () => {
        const { join_code: joinCode } = await api.send(setJoinCode, { params: { id }, body: { is_on: isOn }, signal })
        return { joinCode }
      }, {})
    }),
  }
}

/** Invites a colleague to a class, takes an invitation back or a teacher out of it. What is gone already is done. */
export function createCoTeachersActors({ api, id }: { api: Api; id: number }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<CoTeachingDone>, Typed<CoTeaching>>(({ input, signal }) => {
      const wanted = typed(input)
      return submissionResult(async () => {
        if ('invite' in wanted) {
          const { is_mailed: isMailed, ...teachers } = await api.send(inviteToClass, { params: { id }, body: { email: wanted.invite }, signal, idempotencyKey: `invite-${keyOf(wanted)}` })
          return { teachers, isMailed }
        }
        if ('takeBack' in wanted) await unlessMissing(api.send(cancelClassInvite, { params: { id, inviteId: wanted.takeBack }, signal }))
        else await unlessMissing(api.send(removeClassTeacher, { params: { id, teacherId: wanted.remove }, signal }))
        return { teachers: await unlessMissing(api.send(listClassTeachers, { params: { id }, signal })), isMailed: null }
      }, { email: 'email' })
    }),
  }
}

/** Accepts or declines an invitation to teach a class. */
export function createAnswerInviteActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<InviteAnswered>, Typed<{ id: number; isAccepted: boolean }>>(({ input, signal }) => {
      const { id, isAccepted } = typed(input)
      return submissionResult(async () => {
        const answered = await unlessMissing(api.send(answerClassInvite, { params: { id }, body: { accept: isAccepted }, signal }))
        return { classId: answered?.class_id ?? null, isOver: answered === null }
      }, {})
    }),
  }
}

/** Joins a class with a code. */
export function createJoinClassActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<{ className: string; teacherName: string }>, Typed<{ code: string }>>(({ input, signal }) => {
      const { code } = typed(input)
      return submissionResult(async () => {
        const { class_name: className, teacher_name: teacherName } = await api.send(joinClass, { body: { code }, signal })
        return { className, teacherName }
      }, { code: 'code' })
    }),
  }
}

/** Copies a class. What is sent again unchanged makes one. */
export function createCopyClassActors({ api, id }: { api: Api; id: number }) {
  const keyOf = createSameKeys()
  return {
    save: fromPromise<SubmissionResult<Class>, Typed<ClassCopyValues>>(({ input, signal }) => {
      const { name, studentIds, workIds } = typed(input)
      const body = { name, student_ids: [...studentIds], work_ids: [...workIds] }
      return submissionResult(() => api.send(copyClass, { params: { id }, body, signal, idempotencyKey: `copy-${keyOf(body)}` }), { name: 'name' })
    }),
  }
}

/** Changes one assignment. */
export function createEditWorkActors({ api, id, version: read }: { api: Api } & Pick<Assignment, 'id' | 'version'>) {
  const withVersion = createNewestVersion(read)
  return {
    save: fromPromise<SubmissionResult<Assignment>, Typed<WorkValues>>(({ input, signal }) => {
      const { title, dueAt, closesAt, allowsRedo, seenFrom } = typed(input)
      const seen = seenFrom === undefined ? {} : { assign_at: seenFrom }
      const body = { title, due_date: dueAt, closes_at: closesAt, config: { allowRedoAssignment: allowsRedo }, ...seen }
      return submissionResult(
        () => withVersion((version) => api.send(updateAssignment, { params: { id }, body: { ...body, version }, signal }).catch(missingWork)),
        { title: 'title', due_date: 'dueAt', closes_at: 'closesAt', assign_at: 'seenFrom' },
      )
    }),
  }
}

/** Says of work that is gone that it cannot be changed; throws every other failure as it is. */
function missingWork(error: unknown): never {
  const failure = failureOf(error)
  if (failure.kind !== 'refused' || failure.status !== 404) throw error
  throw new CallFailed({ ...failure, body: { ...failure.body, error: 'Cannot update: Missing assignment information' } }, { cause: error })
}

/** Changes several assignments; when some refused, the sentence counts both and names the first reason. */
export function createEditWorksActors({ api, ids }: { api: Api; ids: readonly number[] }) {
  return {
    save: fromPromise<SubmissionResult<number>, Typed<BatchWorkValues>>(async ({ input, signal }) => {
      const { dueAt, allowsRedo, closing = null } = typed(input)
      const body = {
        assignment_ids: [...ids],
        ...(dueAt === null ? {} : { due_date: dueAt }),
        ...(closing === null ? {} : { closes_at: closing.at }),
        ...(allowsRedo === null ? {} : { config: { allowRedoAssignment: allowsRedo } }),
      }
      const sent = await submissionResult(() => api.send(batchUpdateAssignments, { body, signal }), { due_date: 'dueAt', closes_at: 'closesAt' })
      return sent.ok ? countedResult(sent.saved.results, 'updated') : sent
    }),
  }
}

/** Allows a fresh start of assignments; refusals are told as those of `createEditWorksActors`. */
export function createFreshStartActors({ api, ids }: { api: Api; ids: readonly number[] }) {
  return {
    save: fromPromise<SubmissionResult<number>, Typed<Record<string, never>>>(async ({ signal }) => {
      const sent = await submissionResult(() => api.send(allowFreshStart, { body: { assignment_ids: [...ids] }, signal }), {})
      return sent.ok ? countedResult(sent.saved.results, 'allowed') : sent
    }),
  }
}

function countedResult(results: readonly { ok: boolean; error?: string | undefined }[], what: string): SubmissionResult<number> {
  const failed = results.filter(({ ok }) => !ok)
  const done = results.length - failed.length
  if (failed.length === 0) return { ok: true, saved: done }
  return { ok: false, sentence: `${done} ${what}, ${failed.length} failed: ${failed[0]?.error ?? 'the server did not say why'}`, fields: {} }
}

async function joinProblem(api: Api, classId: number, studentId: number, signal: AbortSignal): Promise<string | null> {
  try {
    await api.send(addClassStudent, { params: { id: classId }, body: { student_id: studentId }, signal })
    return null
  } catch (error) {
    return sentenceOf(failureOf(error), 'The server did not answer.')
  }
}

function typed<Values>({ values }: Typed<Values>): Values {
  if (values === null) throw new Error('Nothing was typed.')
  return values
}
