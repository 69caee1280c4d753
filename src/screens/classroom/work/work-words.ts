import type { Assignment } from '#contract/assignments/assignment.ts'
import { countOf } from '#src/ui/data-table/counts.ts'

type Work = { exercise: Pick<Assignment['exercise'], 'id'>; assignment_title: string }

const assignments = { one: 'assignment', many: 'assignments' }
const students = { one: 'student', many: 'students' }

/** What some assignments are called together, as who gave them thinks of them: "3 assignments", and what many were given is one. */
export function worksInWords(work: readonly Work[]): string {
  const given = givenOnce(work)
  if (given === work.length) return countOf(given, assignments)
  return `${given === 1 ? 'assignment' : countOf(given, assignments)} of ${countOf(work.length, students)}`
}

/** That so many of some assignments were changed. */
export function updatedWords(work: readonly Work[], count: number): string {
  const given = givenOnce(work)
  if (given === work.length) return `${countOf(count, assignments)} updated`
  return `${given === 1 ? 'Assignment' : countOf(given, assignments)} updated for ${countOf(count, students)}`
}

/** That so many of some assignments will change. */
export function willChangeWords(work: readonly Work[], count: number): string {
  return givenOnce(work) === work.length ? `${countOf(count, assignments)} will change` : `It will change for ${countOf(count, students)}`
}

function givenOnce(work: readonly Work[]): number {
  return new Set(work.map(({ exercise, assignment_title: title }) => JSON.stringify([exercise.id, title]))).size
}
