import type { Assignment } from '#contract/assignments/assignment.ts'
import { studentsToldApart } from '#contract/classroom/told-apart.ts'

/** Work whose students are called apart, where several of them have one name. */
export function workToldApart(work: readonly Assignment[]): Assignment[] {
  const apart = studentsToldApart(work.map(({ student }) => student))
  return work.map((one, index) => ({ ...one, student: apart[index] ?? one.student }))
}
