import type { BodyOf } from '#contract/endpoint.ts'
import type { changeStudent as endpoint, Student } from '#contract/classroom/students.ts'
import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { lockStudent, updateStudent, type StudentChange } from '#server/db/classroom/student-changes.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { forgetTries } from '#server/security/account-tries.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { checkNewPassword } from '#server/security/password-policy.ts'
import { unlessTaken } from '#server/use-cases/accounts/unless-taken.ts'
import { checkKeepsAccount, checkMayChangeAccount } from './account-keepers.ts'
import { staleStudent } from './stale-student.ts'
import { readStudent, type StudentFacts } from './student-on-the-wire.ts'

/**
 * Changes a student's name, username, e-mail or password without their current password. A new password kills their tokens,
 * forgets wrong tries and must be changed by the student first, since somebody else knows it; a new e-mail address or password
 * kills mailed links. Refuses a taken username or e-mail address, and who may not change the account; the address is changed by who keeps it alone.
 */
export async function changeStudent(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  caller: Caller,
  found: StudentFacts,
  { version, new_password: password, ...wanted }: BodyOf<typeof endpoint>,
): Promise<Student> {
  const { db, clock, settings } = deps
  const fields = changedFields(found, wanted)
  await checkMayChange(db)
  if (version !== undefined && version !== found.version) throw await staleStudent(deps, caller, found.id)
  if (password !== undefined) checkNewPassword(settings, password, { ...found, ...fields }, 'new_password')
  const hash = password === undefined ? undefined : await hashPassword(password, senderOf(caller))
  const change = hash === undefined ? fields : { ...fields, passwordHash: hash, shouldChangePassword: true }
  if (Object.keys(change).length === 0) return readStudent(deps, caller, found.id)
  const names = Object.fromEntries(Object.keys(fields).map((field) => [field, true]))
  const notes = [
    ...(Object.keys(fields).length > 0 ? [{ action: 'profile.changed', details: names }] : []),
    ...(password === undefined ? [] : [{ action: 'password.changed', details: {} }]),
  ]
  const isChanged = await unlessTaken(() =>
    db.transaction(async (tx) => {
      // What was asked before a new password took its time in a line may be over.
      await lockStudent(tx, found.id)
      await checkMayChange(tx)
      if (!(await updateStudent(tx, found.id, change, version))) return false
      if (password !== undefined || fields.email !== undefined) await deleteLinks(tx, found.id)
      if (password !== undefined) await forgetTries(tx, found.id)
      await noteAllInAudit(tx, notes.map((note) => ({ ...note, actorId: caller.id, subjectKind: 'user', subjectId: found.id, at: clock.now() })))
      return true
    }),
    { db, ...fields, id: found.id },
  )
  if (!isChanged) throw await staleStudent(deps, caller, found.id)
  return readStudent(deps, caller, found.id)

  async function checkMayChange(now: Db | Transaction): Promise<void> {
    await checkMayChangeAccount(now, caller, found.id)
    if (fields.email !== undefined) await checkKeepsAccount(now, caller, found.id)
  }
}

function changedFields(found: StudentFacts, { name, username, email }: Pick<BodyOf<typeof endpoint>, 'name' | 'username' | 'email'>): StudentChange {
  return {
    ...(name !== undefined && name !== found.name ? { name } : {}),
    ...(username !== undefined && username !== found.username ? { username } : {}),
    ...(email !== undefined && email !== found.email ? { email } : {}),
  }
}
