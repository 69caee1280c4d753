import * as wire from '#contract/classroom/co-teachers.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classInviteRule } from '#server/policies/class-invite-rule.ts'
import { classRule, keptClassRule } from '#server/policies/class-rule.ts'
import { answerInvite, cancelClassInvite, endCoTeaching, inviteToClass, listOwnInvites, readClassTeachers } from '#server/use-cases/classroom/co-teachers.ts'

const theClass = { who: teachers, on: { rule: classRule, id: 'params.id' } } as const
const ownClass = { who: teachers, on: { rule: keptClassRule, id: 'params.id' } } as const

/** Who teaches a class with its owner, and the invitations to it. */
export const coTeacherRoutes = [
  route(wire.listClassTeachers, theClass, ({ deps, caller, object }) => readClassTeachers(deps, caller, object)),
  // What is typed here may be mailed, so it waits for a confirmed address.
  route(wire.inviteToClass, { ...ownClass, onceConfirmed: true }, ({ deps, caller, object, body }) =>
    inviteToClass(deps, caller, object, body.email),
  ),
  route(wire.cancelClassInvite, ownClass, ({ deps, caller, object, params }) => cancelClassInvite(deps, caller, object, params.inviteId)),
  route(wire.removeClassTeacher, theClass, ({ deps, caller, object, params }) => endCoTeaching(deps, caller, object, params.teacherId)),
  route(wire.listOwnClassInvites, { who: teachers, on: 'own' }, ({ deps, caller }) => listOwnInvites(deps, caller)),
  route(wire.answerClassInvite, { who: teachers, on: { rule: classInviteRule, id: 'params.id' }, onceConfirmed: true }, ({ deps, caller, object, body }) =>
    answerInvite(deps, caller, object, body.accept),
  ),
]
