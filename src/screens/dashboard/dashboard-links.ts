import type { AssignmentFilter } from '#contract/assignments/assignments.ts'

/** Where all students are listed. */
export const allStudentsHref = '/classroom?tab=students'

/** Where all assignments of a filter are listed. */
export function allWorkHref(filter: AssignmentFilter | 'all'): string {
  return `/classroom?active=assignments&from=assignmentsTracker${filter === 'all' ? '' : `&status=${filter}`}`
}

/** Where a class is opened. */
export function classHref(classId: number): string {
  return `/classroom?active=${classId}&from=classesTracker`
}

/** Where each choice of the New menu leads: the page it belongs to, with the flag that opens its dialog. */
export const newHrefs = {
  assignment: '/classroom?add_assignment=1&from=universalNew',
  student: '/classroom?add_student=1&from=universalNew',
  class: '/classroom?add_class=1&from=universalNew',
  exercise: '/exercises?add_exercise=1&from=universalNew',
  question: '/question_definitions?add_question=1&from=universalNew',
} as const
