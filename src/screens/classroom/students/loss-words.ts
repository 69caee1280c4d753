import type { Assignment } from '#contract/assignments/assignment.ts'
import type { Class } from '#contract/classroom/classes.ts'
import type { Student } from '#contract/classroom/students.ts'
import { countOf, type Noun } from '#src/ui/data-table/counts.ts'

const assignmentNoun: Noun = { one: 'assignment', many: 'assignments' }
const studentNoun: Noun = { one: 'student', many: 'students' }
const forThirtyDays = 'You can bring this back for 30 days.'

/** What goes with students that are deleted, in numbers. */
export function studentLoss(students: readonly Pick<Student, 'assignments' | 'classes'>[]): string {
  const work = students.flatMap(({ assignments }) => assignments)
  const finished = work.filter(({ config }) => config.complete).length
  const classes = students.reduce((sum, student) => sum + student.classes.length, 0)
  const who = students.length === 1 ? 'This student' : `These ${students.length} students`
  const places = countOf(classes, { one: 'place in a class', many: 'places in classes' })
  const lost = `${countOf(work.length, assignmentNoun)} (${countOf(finished, { one: 'score', many: 'scores' })}) and ${places} go with them`
  return `${who} can no longer sign in, and ${lost}. ${forThirtyDays}`
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
  const begun = open === 0 ? '' : ` ${open === 1 ? '1 session is in progress; once left, it' : `${open} sessions are in progress; once left, they`} cannot be resumed.`
  return `${countOf(count, studentNoun)} will no longer see ${work.length === 1 ? 'it' : 'them'}.${begun} ${forThirtyDays}`
}
