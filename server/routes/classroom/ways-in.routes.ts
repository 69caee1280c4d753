import * as codes from '#contract/classroom/join-codes.ts'
import * as parents from '#contract/classroom/parent-links.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classRule } from '#server/policies/class-rule.ts'
import { studentRule } from '#server/policies/student-rule.ts'
import { joinClass } from '#server/use-cases/classroom/join-class.ts'
import { readJoinCode, setJoinCode } from '#server/use-cases/classroom/join-code.ts'
import { endParentLink, makeParentLink, readParentLink } from '#server/use-cases/classroom/parent-link.ts'
import { readAsParent } from '#server/use-cases/classroom/read-as-parent.ts'

const theClass = { rule: classRule, id: 'params.id' } as const
const theStudent = { rule: studentRule, id: 'params.id' } as const

/** The code with which students join a class, and the link that shows parents one child's work. */
export const waysInRoutes = [
  route(codes.getJoinCode, { who: teachers, on: theClass }, async ({ deps, object }) => ({ join_code: await readJoinCode(deps, object.id) })),
  route(codes.setJoinCode, { who: teachers, on: theClass }, async ({ deps, caller, object, body }) => ({
    join_code: await setJoinCode(deps, caller, object, body.is_on),
  })),
  // Its tries are counted even where the call is refused, which one transaction around it would undo.
  route(codes.joinClass, { who: ['STUDENT'], on: 'own', waitsOutside: true }, ({ deps, caller, body }) => joinClass(deps, caller, body.code)),
  route(parents.getParentLink, { who: teachers, on: theStudent }, async ({ deps, caller, object }) => ({
    link: await readParentLink(deps, caller, object.id),
  })),
  route(parents.makeParentLink, { who: teachers, on: theStudent }, ({ deps, caller, object }) => makeParentLink(deps, caller, object.id)),
  route(parents.endParentLink, { who: teachers, on: theStudent }, ({ deps, caller, object }) => endParentLink(deps, caller, object.id)),
  route(parents.readAsParent, { who: 'anyone', on: 'nothing', limit: 'parent' }, ({ deps, body }) => readAsParent(deps, body.token)),
]
