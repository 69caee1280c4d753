import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { countOf, type Noun } from '#src/ui/data-table/counts.ts'
import { isolated } from '#src/ui/text/isolated.ts'

const assignmentNoun: Noun = { one: 'assignment', many: 'assignments' }
const studentNoun: Noun = { one: 'student', many: 'students' }
const forThirtyDays = 'You can bring this back for 30 days.'

type Lost = Pick<Student, 'assignments' | 'classes' | 'teachers' | 'may_change_account'>

/**
 * What goes with students that are deleted, in numbers. A teacher (`isAdmin` false) only takes those whom others teach too, and those whose account
 * is not theirs to change, from their own classes.
 */
export function studentLoss(students: readonly Lost[], isAdmin: boolean): string {
  const shared = isAdmin ? [] : students.filter((one) => one.teachers.length > 1 || !one.may_change_account)
  const lost = students.filter((student) => !shared.includes(student))
  return [shared.length === 0 ? null : stayWords(shared), lost.length === 0 ? null : goneWords(lost), forThirtyDays].filter(Boolean).join(' ')
}

function stayWords(students: readonly Lost[]): string {
  if (students.length > 1) return `${students.length} students keep their accounts and their other teachers. They leave your classes, and you no longer see their work.`
  const others = (students[0]?.teachers.length ?? 2) - 1
  return `${keptWords(others)} They leave your classes, and you no longer see their work.`
}

function keptWords(others: number): string {
  if (others === 0) return 'This student keeps their account, which another teacher made.'
  return others === 1 ? 'Another teacher also has this student and keeps them.' : `${others} other teachers also have this student and keep them.`
}

function goneWords(students: readonly Lost[]): string {
  const work = students.flatMap(({ assignments }) => assignments)
  const finished = work.filter(({ config }) => config.complete).length
  const classes = students.reduce((sum, student) => sum + student.classes.length, 0)
  const who = students.length === 1 ? 'This student' : `These ${students.length} students`
  const places = countOf(classes, { one: 'place in a class', many: 'places in classes' })
  const lost = `${countOf(work.length, assignmentNoun)} (${countOf(finished, { one: 'score', many: 'scores' })}) and ${places} go with them`
  return `${isolated(who)} can no longer sign in, and ${lost}.`
}

/** What goes with classes that are deleted, in numbers. */
export function classLoss(classes: readonly Pick<Class, 'students'>[]): string {
  const count = classes.reduce((sum, one) => sum + one.students.length, 0)
  return `${countOf(count, studentNoun)} will no longer be in ${classes.length === 1 ? 'it' : 'them'}. Their accounts, assignments and scores stay. ${forThirtyDays}`
}

/** What goes with assignments that are deleted, in numbers. */
export function workLoss(work: readonly Pick<Assignment, 'open_session' | 'student_id'>[]): string {
  const count = new Set(work.map((one) => one.student_id)).size
  const open = work.filter((one) => one.open_session !== null).length
  return `${countOf(count, studentNoun)} will no longer see ${work.length === 1 ? 'it' : 'them'}.${begunWords(open)} ${forThirtyDays}`
}

/** What goes with whole pieces of work that are deleted, in numbers. */
export function piecesLoss(pieces: readonly Pick<GivenWork, 'assigned' | 'in_progress'>[]): string {
  const given = pieces.reduce((sum, { assigned }) => sum + assigned, 0)
  const open = pieces.reduce((sum, { in_progress: running }) => sum + running, 0)
  return `The work of ${countOf(given, studentNoun)} goes with ${pieces.length === 1 ? 'it' : 'them'}.${begunWords(open)} ${forThirtyDays}`
}

function begunWords(open: number): string {
  return open === 0 ? '' : ` ${open === 1 ? '1 session is in progress; once left, it' : `${open} sessions are in progress; once left, they`} cannot be resumed.`
}
