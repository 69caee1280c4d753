import { listAccountChanges as accountChanges } from '#contract/accounts/account-changes.ts'
import * as accounts from '#contract/accounts/accounts.ts'
import * as wire from '#contract/accounts/auth.ts'
import { revokeToken } from '#server/db/accounts/tokens.queries.ts'
import { markedDevice } from '#server/security/device-marks.ts'
import { route } from '#server/http/route.ts'
import { signedIn, teachers } from '#server/http/who.ts'
import { changePassword } from '#server/use-cases/accounts/change-password.ts'
import { changeProfile } from '#server/use-cases/accounts/change-profile.ts'
import { listAccountChanges } from '#server/use-cases/accounts/list-account-changes.ts'
import { checkOwnPassword, readProfile } from '#server/use-cases/accounts/own-account.ts'
import { recoverAccount } from '#server/use-cases/accounts/recover-account.ts'
import { redeemLink } from '#server/use-cases/accounts/redeem-link.ts'
import { registerStudent } from '#server/use-cases/accounts/register-student.ts'
import { registerTeacher } from '#server/use-cases/accounts/register-teacher.ts'
import { requestLink } from '#server/use-cases/accounts/request-link.ts'
import { signIn } from '#server/use-cases/accounts/sign-in.ts'

/** Signing in and out, accounts, links and the own profile. */
export const authRoutes = [
  route(wire.login, { who: 'anyone', on: 'nothing' }, async ({ deps, body, address, cookies, header }) => {
    const { userId, ...reply } = await signIn(deps, { identifier: body.login_identifier, password: body.password, address, cookies })
    header('Set-Cookie', markedDevice(deps.settings, cookies, userId))
    return reply
  }),
  route(accounts.register, { who: 'anyone', on: 'nothing', limit: 'register' }, ({ deps, body, address, afterAnswer }) =>
    registerTeacher(deps, body, { address, afterAnswer }),
  ),
  route(accounts.registerStudent, { who: teachers, on: 'own', waitsOutside: true }, ({ deps, caller, body }) => registerStudent(deps, caller, body)),
  route(wire.getProfile, { who: signedIn, on: 'own', beforePasswordChange: true }, async ({ caller }) => readProfile(caller)),
  route(accountChanges, { who: signedIn, on: 'own' }, ({ deps, caller }) => listAccountChanges(deps, caller)),
  route(accounts.updateProfile, { who: signedIn, on: 'own', waitsOutside: true }, ({ deps, caller, body, afterAnswer }) =>
    changeProfile(deps, caller, body, { afterAnswer }),
  ),
  route(accounts.updatePassword, { who: signedIn, on: 'own', beforePasswordChange: true, waitsOutside: true }, ({ deps, caller, body }) =>
    changePassword(deps, caller, { current: body.current_password, next: body.new_password }),
  ),
  route(accounts.requestMagic, { who: teachers, on: 'own', limit: 'mail', waitsOutside: true, onceConfirmed: true }, ({ deps, caller, body }) =>
    requestLink(deps, caller, { email: body.email, username: body.username, forNewPassword: body.new_password ?? false }),
  ),
  route(wire.verifyMagic, { who: 'anyone', on: 'nothing' }, async ({ deps, body, cookies, header }) => {
    const { userId, ...reply } = await redeemLink(deps, body.token)
    header('Set-Cookie', markedDevice(deps.settings, cookies, userId))
    return reply
  }),
  route(accounts.resetPassword, { who: 'anyone', on: 'nothing', limit: 'mail' }, async ({ body, afterAnswer }) => {
    afterAnswer((deps) => recoverAccount(deps, body.email || body.username || ''))
    return { sent: true }
  }),
  route(wire.logout, { who: signedIn, on: 'own', beforePasswordChange: true }, async ({ deps, caller }) => {
    await revokeToken(deps.db, caller)
    return null
  }),
  route(accounts.verifyPassword, { who: signedIn, on: 'own', waitsOutside: true }, ({ deps, caller, body }) => checkOwnPassword(deps, caller, body.password)),
]
