import * as v from 'valibot'
import { Assignment } from '#contract/assignments/assignment.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Email, Name, Username } from '#contract/accounts/account-fields.ts'
import { TypedPassword } from './people.ts'
import { IdInQuery, pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { Id, Instant, Version } from '#contract/values.ts'

/** What multiplies a student's time limits; null is no time limit at all. */
export const TimeFactor = v.nullable(v.picklist([1, 1.25, 1.5, 2]))
export type TimeFactor = v.InferOutput<typeof TimeFactor>

const Named = v.object({ id: Id, name: v.string() })

/**
 * A student as a teacher sees them: `is_tracked` is on the caller's own watch-list; `may_change_account` is whether the caller may give them another
 * name or password, as who made the account, their colleagues and administrators may, and `may_change_email` whether another e-mail address, which
 * colleagues may not; `classes` and `assignments` are those the caller may see; `teachers` are all who see the student. `last_active` is when they
 * last began a session, absent while never.
 */
export const Student = v.object({
  id: Id,
  name: v.string(),
  username: v.string(),
  email: v.string(),
  role: v.literal('STUDENT'),
  is_tracked: v.boolean(),
  may_change_account: v.boolean(),
  may_change_email: v.boolean(),
  should_change_password: v.boolean(),
  version: v.number(),
  classes: v.array(Named),
  teachers: v.array(Named),
  assignments: v.array(Assignment),
  last_active: v.optional(Instant),
  accommodations: v.object({ time_factor: v.nullable(v.number()), allow_paste: v.boolean(), sets_goals: v.boolean() }),
})
export type Student = v.InferOutput<typeof Student>

/**
 * The students the caller sees, by name unless `sort` says otherwise; `q` looks into name, username and e-mail address. `tracked`
 * puts the watch-list first; `assigned`, `due_today` and `overdue` count, the days being the caller's; `next_due_date` is the
 * earliest unfinished work not past, else the latest past.
 */
export const listStudents = endpoint({
  method: 'GET',
  path: '/students',
  summary: 'Students the caller sees',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    sort: v.optional(sortBy('name', 'username', 'email', 'tracked', 'assigned', 'due_today', 'overdue', 'next_due_date'), 'name'),
    class_id: v.optional(IdInQuery),
    tracked: v.optional(v.picklist(['true', 'false'])),
    ...pageQuery,
  }),
  reply: v.object({ results: v.array(Student), ...pageReply }),
})

/**
 * Which usernames like those asked for are in use, in lower case: each of them, and each with another number at its end (asked for
 * `ana`, it may answer `ana` and `ana2`; asked for `47`, only `47`). A new account with any other of these gets its name.
 */
export const listTakenUsernames = endpoint({
  method: 'POST',
  path: '/students/taken_usernames',
  summary: 'Usernames in use like those asked for',
  status: 200,
  body: v.object({ usernames: v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(5_000)) }),
  reply: v.object({ taken: v.array(v.string()) }),
})

/**
 * Which of these e-mail addresses have an account, before a list of students is imported: `student` is whose it is where that is a student
 * the caller sees, null where it is somebody else's.
 */
export const listKnownAccounts = endpoint({
  method: 'POST',
  path: '/students/known_accounts',
  summary: 'Which e-mail addresses have an account',
  status: 200,
  body: v.object({ emails: v.pipe(v.array(v.pipe(v.string(), v.maxLength(254))), v.maxLength(5_000)) }),
  reply: v.object({
    known: v.array(v.object({ email: v.string(), student: v.nullable(v.object({ id: Id, name: v.string(), username: v.string() })) })),
  }),
})

/** One student; 404 when not there or not the caller's to see. */
export const getStudent = endpoint({ method: 'GET', path: '/students/:id', summary: 'One student', status: 200, reply: Student })

/** The classes of a student that the caller may see. */
export const listClassesOfStudent = endpoint({
  method: 'GET',
  path: '/students/:id/classes',
  summary: 'Classes of a student',
  status: 200,
  reply: v.object({ results: v.array(Named) }),
})

/** Puts a student into a class, which gives them its work that is not past due; being in it already changes nothing. */
export const addStudentToClass = endpoint({
  method: 'POST',
  path: '/students/:id/add_to_class',
  summary: 'Add a student to a class',
  status: 200,
  body: v.object({ class_id: Id }),
  reply: Student,
})

/** Puts a student on the caller's watch-list. */
export const trackStudent = endpoint({ method: 'POST', path: '/students/:id/track', summary: 'Track a student', status: 200, reply: Student })

/** Takes a student off the caller's watch-list. */
export const untrackStudent = endpoint({ method: 'POST', path: '/students/:id/untrack', summary: 'Stop tracking a student', status: 200, reply: Student })

/**
 * Changes a student's account. 409 `taken` with `field` when a username or e-mail is in use; a new password ends every login
 * and must be changed by the student at the next one. 403 for who may not change the account, and of the e-mail address for who does not keep it.
 */
export const changeStudent = endpoint({
  method: 'PATCH',
  path: '/students/:id',
  summary: "Change a student's account",
  status: 200,
  body: v.object({
    username: v.optional(Username),
    name: v.optional(Name),
    email: v.optional(Email),
    new_password: v.optional(TypedPassword),
    version: v.optional(Version),
  }),
  reply: Student,
})

/**
 * Puts a student into the bin for 30 days; `Location` names the entry that brings them back. A teacher takes a student whom others teach
 * too only from their own list and classes; such a student keeps their account.
 */
export const deleteStudent = endpoint({ method: 'DELETE', path: '/students/:id', summary: 'Delete a student', status: 204, reply: null })

/**
 * Gives a student a new start password, answered once, to be changed at the next login. Every login of theirs ends. 403 for who may not change the
 * account.
 */
export const resetStudentPassword = endpoint({
  method: 'POST',
  path: '/students/:id/reset_password',
  summary: "Reset a student's password",
  status: 200,
  reply: v.object({ start_password: v.string() }),
})

/**
 * Decides which teachers have a student, whose account is theirs to change since then; who no longer does loses them from their classes. 422 when
 * one is no teacher.
 */
export const setStudentTeachers = endpoint({
  method: 'PUT',
  path: '/students/:id/teachers',
  summary: 'Give a student to teachers',
  status: 200,
  body: v.object({ teacher_ids: v.pipe(v.array(Id), v.maxLength(200)), version: v.optional(Version) }),
  reply: Student,
})

/**
 * Sets what a student is allowed beside others; running sessions get their new deadline at once, never one already past. `sets_goals`: their
 * progress offers a goal of their own for each week; left out, it stays.
 */
export const setAccommodations = endpoint({
  method: 'PUT',
  path: '/students/:id/accommodations',
  summary: "Set a student's accommodations",
  status: 200,
  body: v.object({ time_factor: TimeFactor, allow_paste: v.boolean(), sets_goals: v.optional(v.boolean()), version: v.optional(Version) }),
  reply: Student,
})

/** The students the caller sees as CSV: name, username, e-mail address, classes. `bom=1` puts a byte order mark first. */
export const exportRoster = endpoint({
  method: 'GET',
  path: '/exports/roster.csv',
  summary: 'Students as CSV',
  status: 200,
  query: v.object({ bom: v.optional(v.picklist(['0', '1'])), class_id: v.optional(IdInQuery) }),
  reply: v.string(),
  produces: 'text/csv',
})
