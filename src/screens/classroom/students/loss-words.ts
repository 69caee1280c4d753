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
  const whose = students.length === 1 ? 'This student can' : `These ${students.length} students can`
  const lost = `${whose} no longer sign in, and with them go ${countOf(work.length, assignmentNoun)} (${countOf(finished, { one: 'score', many: 'scores' })})`
  return `${lost} and ${countOf(classes, { one: 'place in a class', many: 'places in classes' })}. ${forThirtyDays}`
}

/** What goes with classes that are deleted, in numbers. */
export function classLoss(classes: readonly Pick<Class, 'students'>[]): string {
  const count = classes.reduce((sum, one) => sum + one.students.length, 0)
  return `${countOf(count, studentNoun)} ${count === 1 ? 'leaves' : 'leave'} it. Their accounts, assignments and scores stay. ${forThirtyDays}`
}

/** What goes with assignments that are deleted, in numbers. */
export function workLoss(work: readonly Pick<Assignment, 'open_session' | 'student_id'>[]): string {
  const count = new Set(work.map((one) => one.student_id)).size
  const open = work.filter((one) => one.open_session !== null).length
  const begun = open === 0 ? '' : ` ${open === 1 ? '1 session is under way; once left it' : `${open} sessions are under way; once left they`} cannot be resumed.`
  return `${countOf(count, studentNoun)} no longer ${count === 1 ? 'sees' : 'see'} it.${begun} ${forThirtyDays}`
}
