import type { MailTold } from '#contract/accounts/mail-waits.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { AssignmentTitle } from '#contract/assignments/assignments.ts'
import { NoteText } from '#contract/assignments/notes.ts'
import { type Class, ClassName } from '#contract/classroom/classes.ts'
import { newStudentProblem } from '#contract/classroom/new-student.ts'
import { Email, newPasswordProblem } from '#contract/accounts/account-fields.ts'
import { problemIn } from '#contract/problem-in.ts'
import { type JoinCode, TypedCode } from '#contract/classroom/join-codes.ts'
import type { ClassTeachers } from '#contract/classroom/co-teachers.ts'
import type { ParentLink } from '#contract/classroom/parent-links.ts'
import type { Student, TimeFactor } from '#contract/classroom/students.ts'
import { unansweredSentence } from '#machines/forms/batch/batch.machine.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** A new student as typed. */
export type NewStudentValues = { name: string; username: string; email: string }
/** An account that was made; the start password is known only now. `classProblem` says why it did not get into its class. */
export type MadeStudent = NewStudentValues & { studentId: number; startPassword: string | null; classProblem: string | null }

/** Makes one student's account. */
export const addStudentMachine = createSubmissionMachine<NewStudentValues, MadeStudent>({
  id: 'addStudent',
  check: (values) => problemsOf({ name: newStudentProblem('name', values.name), ...accountProblems(values) }),
  failedSentence: unansweredSentence,
})

/** A class's name as typed. */
export type ClassNameValues = { name: string }

/** Makes a class. */
export const addClassMachine = createSubmissionMachine<ClassNameValues, Class>({
  id: 'addClass',
  check: ({ name }) => problemsOf({ name: problemIn(ClassName, name) }),
  failedSentence: 'Failed to create class. Please try again.',
})

/** A class as its teacher changes it: its name, what its school agreed to (`asksModel` null where there is no language model), and goals. */
export type ClassValues = ClassNameValues & { keepsVoices: boolean; asksModel: boolean | null; setsGoals: boolean }

/** Changes a class. */
export const renameClassMachine = createSubmissionMachine<ClassValues, Class>({
  id: 'renameClass',
  check: ({ name }) => problemsOf({ name: problemIn(ClassName, name) }),
  failedSentence: 'Failed to save class. Please try again.',
})

/** Archives a class or brings it back; `isArchived` is what it is to be. */
export const archiveClassMachine = createSubmissionMachine<{ isArchived: boolean }, Class>({
  id: 'archiveClass',
  check: () => ({}),
  failedSentence: 'Failed to save class. Please try again.',
})

/** Gives a class a join code, or ends the one it has. */
export const joinCodeMachine = createSubmissionMachine<{ isOn: boolean }, { joinCode: JoinCode | null }>({
  id: 'joinCode',
  check: () => ({}),
  failedSentence: 'The join code was not changed. Please try again.',
})

/** What is done about who teaches a class: an address is invited, an invitation taken back, or a teacher taken out. */
export type CoTeaching = { invite: string } | { takeBack: number } | { remove: number }

/**
 * The teachers of a class after something was done, null when it is not the viewer's to see any more; `isMailed` says whether who was
 * invited gets a mail, null for anything else.
 */
export type CoTeachingDone = { teachers: ClassTeachers | null; isMailed: boolean | null }

const unheard = 'The server did not answer. Please try again.'

/** Invites a colleague to a class, or ends that; asks before somebody's teaching ends. */
export const coTeachersMachine = createSubmissionMachine<CoTeaching, CoTeachingDone>({
  id: 'coTeachers',
  check: (values) => ('invite' in values ? problemsOf({ email: problemIn(Email, values.invite) }) : {}),
  failedSentence: unheard,
  asksFirst: (values) => 'remove' in values,
})

/** What became of answering an invitation; `isOver` when it was answered before, or ended. */
export type InviteAnswered = { classId: number | null; isOver: boolean }

/** Accepts or declines an invitation to teach a class. */
export const answerInviteMachine = createSubmissionMachine<{ id: number; isAccepted: boolean }, InviteAnswered>({
  id: 'answerInvite',
  check: () => ({}),
  failedSentence: unheard,
})

/** Joins a class with the code as it was typed. */
export const joinClassMachine = createSubmissionMachine<{ code: string }, { className: string; teacherName: string }>({
  id: 'joinClass',
  check: ({ code }) => problemsOf({ code: problemIn(TypedCode, code) }),
  failedSentence: 'You did not join yet. Please try again.',
})

/** A link for parents that was made; its address is known only now. */
export type MadeParentLink = { link: ParentLink; url: string }

/** Makes a link for a student's parents, or ends the one there is: then nothing is made. */
export const parentLinkMachine = createSubmissionMachine<{ isWanted: boolean }, { made: MadeParentLink | null }>({
  id: 'parentLink',
  check: () => ({}),
  failedSentence: 'The link was not changed. Please try again.',
})

/** A copy of a class as its teacher wants it: its name, and the students and work it begins with. */
export type ClassCopyValues = ClassNameValues & { studentIds: readonly number[]; workIds: readonly number[] }

/** Copies a class. */
export const copyClassMachine = createSubmissionMachine<ClassCopyValues, Class>({
  id: 'copyClass',
  check: ({ name }) => problemsOf({ name: problemIn(ClassName, name) }),
  failedSentence: 'Failed to copy class. Please try again.',
})

/**
 * What can be changed of an assignment; `dueAt` and `seenFrom` are instants, empty while none is chosen. `seenFrom` null is at
 * once; without it the time its student sees the work from stays. `closesAt` null is never.
 */
export type WorkValues = { title: string; dueAt: string; closesAt: string | null; allowsRedo: boolean; seenFrom?: string | null }

/** Changes one assignment. */
export const editWorkMachine = createSubmissionMachine<WorkValues, Assignment>({
  id: 'editWork',
  check: ({ title, dueAt, closesAt, seenFrom }) =>
    problemsOf({
      title: problemIn(AssignmentTitle, title),
      dueAt: dueAt === '' ? 'Please choose a due date' : null,
      closesAt: closingProblem(dueAt, closesAt),
      seenFrom: seenProblem(dueAt, seenFrom),
    }),
  failedSentence: 'Failed to update assignment',
})

/** What is changed of several assignments; null keeps what each has; `closing.at` null lets them never close. */
export type BatchWorkValues = { dueAt: string | null; allowsRedo: boolean | null; closing?: { at: string | null } | null }

/** Changes several assignments at once; `saved` is how many. */
export const editWorksMachine = createSubmissionMachine<BatchWorkValues, number>({
  id: 'editWorks',
  check: ({ dueAt, closing }) => problemsOf({ closesAt: closingProblem(dueAt ?? '', closing?.at ?? null) }),
  failedSentence: 'Failed to update assignments',
})

/** A message to who is behind, as typed. */
export type MessageValues = { text: string }

/** What became of a message: to how many it went, and to how many of them by mail as well. */
export type MessageSent = { sent: number; mailed: number }

/** Writes to everyone who is behind with a piece of work. */
export const sendMessageMachine = createSubmissionMachine<MessageValues, MessageSent>({
  id: 'sendMessage',
  check: ({ text }) => problemsOf({ text: problemIn(NoteText, text) }),
  failedSentence: 'Failed to send the message. Please try again.',
})

/** Allows a fresh start of assignments; `saved` is of how many. */
export const freshStartMachine = createSubmissionMachine<Record<string, never>, number>({
  id: 'freshStart',
  check: () => ({}),
  failedSentence: 'Failed to allow a fresh start. Please try again.',
})

/** A student's account as a teacher changes it; an empty new password keeps the old one. */
export type AccountValues = { name: string; username: string; email: string; newPassword: string; confirmPassword: string }

/** Changes a student's account. */
export const editStudentMachine = createSubmissionMachine<AccountValues, Student>({
  id: 'editStudent',
  check: (values) =>
    problemsOf({
      name: newStudentProblem('name', values.name),
      ...accountProblems(values),
      newPassword: values.newPassword === '' ? null : newPasswordProblem(values.newPassword),
      confirmPassword: values.newPassword === values.confirmPassword ? null : 'Passwords do not match',
    }),
  failedSentence: 'Error saving changes: the server did not answer. Please try again.',
})

/** What a student is allowed beside others; `timeFactor` null is no time limit at all. */
export type AllowanceValues = { timeFactor: TimeFactor; allowsPaste: boolean; setsGoals: boolean }

/** Sets what a student is allowed. */
export const allowanceMachine = createSubmissionMachine<AllowanceValues, Student>({
  id: 'allowance',
  check: () => ({}),
  failedSentence: 'Failed to save. Please try again.',
})

/** Whom something is done for. */
export type Addressee = { studentId: number; email: string; username: string }

/** Gives a student a new start password, known only now. */
export const resetPasswordMachine = createSubmissionMachine<Addressee, { startPassword: string }>({
  id: 'resetPassword',
  check: () => ({}),
  failedSentence: 'Failed to reset the password. The old one still works.',
})

/** Mails a student a link that leads to a new password. */
export const mailResetMachine = createSubmissionMachine<Addressee, MailTold>({
  id: 'mailReset',
  check: () => ({}),
  failedSentence: 'Failed to send password reset email',
})

/** Mails a student a link that signs them in. */
export const mailLinkMachine = createSubmissionMachine<Addressee, MailTold>({
  id: 'mailLink',
  check: () => ({}),
  failedSentence: 'Failed to generate magic link',
})

function closingProblem(dueAt: string, closesAt: string | null): string | null {
  if (closesAt === null || dueAt === '') return null
  return new Date(closesAt) < new Date(dueAt) ? 'It cannot close before it is due.' : null
}

function seenProblem(dueAt: string, seenFrom: string | null | undefined): string | null {
  if (seenFrom === undefined || seenFrom === null) return null
  if (seenFrom === '') return 'Please choose a day and a time'
  return dueAt !== '' && new Date(seenFrom) >= new Date(dueAt) ? 'Students must see it before it is due.' : null
}

function accountProblems({ username, email }: Pick<NewStudentValues, 'username' | 'email'>) {
  return { username: newStudentProblem('username', username), email: newStudentProblem('email', email) }
}

function problemsOf(sentences: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [[field, sentence]])))
}
