import { getAssignment as one, listAssignments as list } from '#contract/assignments.ts'
import { route } from '#server/http/route.ts'
import { assignmentRule } from '#server/policies/assignment-rule.ts'
import { getAssignment } from '#server/use-cases/assignments/get-assignment.ts'
import { listAssignments } from '#server/use-cases/assignments/list-assignments.ts'

const everyone = ['STUDENT', 'TEACHER', 'ADMIN'] as const

/** Work given to students. */
export const assignmentRoutes = [
  route(list, { who: everyone, on: 'own' }, ({ deps, caller, query, timeZone }) => listAssignments(deps, caller, query, timeZone)),
  route(one, { who: everyone, on: { rule: assignmentRule, id: 'params.id' } }, ({ deps, caller, object }) => getAssignment(deps, caller, object)),
]
