import {
  allowFreshStart as freshStart,
  assignAssignmentToClass as giveLike,
  assignExerciseToClass as giveToClass,
  batchUpdateAssignments as updateMany,
  createAssignment as create,
  deleteAssignment as remove,
  getAssignment as one,
  listAssignments as list,
  updateAssignment as update,
} from '#contract/assignments/assignments.ts'
import { listGivenWork as given } from '#contract/assignments/given-work.ts'
import { route } from '#server/http/route.ts'
import { signedIn, teachers } from '#server/http/who.ts'
import { assignmentRule } from '#server/policies/assignment-rule.ts'
import { classRule } from '#server/policies/class-rule.ts'
import { allowFreshStart } from '#server/use-cases/assignments/allow-fresh-start.ts'
import { assignAssignmentToClass, assignExerciseToClass } from '#server/use-cases/assignments/assign-to-class.ts'
import { batchUpdateAssignments } from '#server/use-cases/assignments/batch-update-assignments.ts'
import { createAssignment } from '#server/use-cases/assignments/create-assignment.ts'
import { deleteAssignment } from '#server/use-cases/assignments/delete-assignment.ts'
import { getAssignment } from '#server/use-cases/assignments/get-assignment.ts'
import { listAssignments } from '#server/use-cases/assignments/list-assignments.ts'
import { listGivenWork } from '#server/use-cases/assignments/list-given-work.ts'
import { updateAssignment } from '#server/use-cases/assignments/update-assignment.ts'

const named = { rule: assignmentRule, id: 'params.id' } as const
const toClass = { who: teachers, on: { rule: classRule, id: 'params.id' } } as const

/** Work given to students. */
export const assignmentRoutes = [
  route(list, { who: signedIn, on: 'own' }, ({ deps, caller, query, timeZone }) => listAssignments(deps, caller, query, timeZone)),
  route(given, { who: teachers, on: 'own' }, ({ deps, caller, query, timeZone }) => listGivenWork(deps, caller, query, timeZone)),
  route(create, { who: teachers, on: 'own' }, ({ deps, caller, body }) => createAssignment(deps, caller, body)),
  route(updateMany, { who: teachers, on: 'own' }, ({ deps, caller, body }) => batchUpdateAssignments(deps, caller, body)),
  route(freshStart, { who: teachers, on: 'own' }, ({ deps, caller, body }) => allowFreshStart(deps, caller, body)),
  route(one, { who: signedIn, on: named }, ({ deps, caller, object }) => getAssignment(deps, caller, object)),
  route(update, { who: teachers, on: named }, ({ deps, caller, object, body }) => updateAssignment(deps, caller, object.id, body)),
  route(remove, { who: teachers, on: named }, async ({ deps, caller, object, header }) => {
    header('Location', `/api/bin/${await deleteAssignment(deps, caller, object)}`)
    return null
  }),
  route(giveToClass, toClass, ({ deps, caller, params, body }) => assignExerciseToClass(deps, caller, params.id, body)),
  route(giveLike, toClass, ({ deps, caller, params, body }) => assignAssignmentToClass(deps, caller, params.id, body)),
]
