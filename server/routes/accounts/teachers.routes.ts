import * as registration from '#contract/accounts/registration.ts'
import * as wire from '#contract/accounts/teachers.ts'
import { route } from '#server/http/route.ts'
import { admins, signedIn } from '#server/http/who.ts'
import { teacherRule } from '#server/policies/teacher-rule.ts'
import { confirmEmail, sendConfirmation } from '#server/use-cases/accounts/confirm-email.ts'
import { cancelInvite, inviteTeacher } from '#server/use-cases/accounts/invite-teacher.ts'
import { listTeachers, removeTeacher, stopVouchingForTeacher, suspendTeacher, vouchForTeacher } from '#server/use-cases/accounts/keep-teachers.ts'
import { readRegistration, setRegistration } from '#server/use-cases/accounts/registration.ts'

const theTeacher = { rule: teacherRule, id: 'params.id' } as const

/** Who may register, confirmed addresses, and the teachers of the school. */
export const teacherRoutes = [
  route(registration.getRegistration, { who: 'anyone', on: 'nothing' }, ({ deps }) => readRegistration(deps)),
  route(registration.setRegistration, { who: admins, on: 'own' }, ({ deps, caller, body }) => setRegistration(deps, caller, body)),
  route(registration.confirmEmail, { who: 'anyone', on: 'nothing' }, ({ deps, body }) => confirmEmail(deps, body.token)),
  route(registration.sendConfirmation, { who: signedIn, on: 'own', limit: 'mail', waitsOutside: true }, ({ deps, caller }) => sendConfirmation(deps, caller)),
  route(wire.listTeachers, { who: admins, on: 'own' }, ({ deps, query }) => listTeachers(deps, query)),
  route(wire.inviteTeacher, { who: admins, on: 'own', limit: 'mail', waitsOutside: true }, ({ deps, caller, body }) => inviteTeacher(deps, caller, body.email)),
  route(wire.cancelInvite, { who: admins, on: 'own' }, ({ deps, params }) => cancelInvite(deps, params.id)),
  route(wire.suspendTeacher, { who: admins, on: theTeacher }, ({ deps, caller, object }) => suspendTeacher(deps, caller, object, true)),
  route(wire.resumeTeacher, { who: admins, on: theTeacher }, ({ deps, caller, object }) => suspendTeacher(deps, caller, object, false)),
  route(wire.vouchForTeacher, { who: admins, on: theTeacher }, ({ deps, caller, object }) => vouchForTeacher(deps, caller, object)),
  route(wire.stopVouchingForTeacher, { who: admins, on: theTeacher }, ({ deps, caller, object }) => stopVouchingForTeacher(deps, caller, object)),
  route(wire.removeTeacher, { who: admins, on: theTeacher }, ({ deps, caller, object }) => removeTeacher(deps, caller, object)),
]
