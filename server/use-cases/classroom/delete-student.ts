import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { mayChangeAccountOf } from '#server/db/classroom/account-keepers.queries.ts'
import { hideStudent, isTaughtByOthers, leaveTeacher, lockStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { notePassedOn } from './account-keepers.ts'

/**
 * Puts a student into the bin and answers the entry's id. Their logins and mailed links end; their work stays with them. A student
 * whom others teach too stays with these, as does one whose account the caller may not change, and the caller's bin keeps the way back.
 */
export async function deleteStudent({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, { id, name }: { id: number; name: string }): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    await lockStudent(tx, id)
    const isLeft = caller.role !== 'ADMIN' && (!(await mayChangeAccountOf(tx, caller, id)) || (await isTaughtByOthers(tx, id, caller.id)))
    const entry = isLeft ? await left(tx, caller, id, now) : await hidden(tx, id, now)
    const action = isLeft ? 'student_left.deleted' : 'student.deleted'
    await noteInAudit(tx, { actorId: caller.id, action, subjectKind: 'user', subjectId: id, at: now })
    return putInBin(tx, { ...entry, objectId: id, title: name, ownerId: caller.id }, now)
  })
}

async function left(tx: Transaction, caller: Caller, id: number, at: Date) {
  const details = await leaveTeacher(tx, id, caller.id)
  if (details === null) throw fail('not_found')
  await notePassedOn(tx, { actorId: caller.id, studentId: id, at }, details.heirs)
  return { kind: 'student_left' as const, details }
}

async function hidden(tx: Transaction, id: number, now: Date) {
  if (!(await hideStudent(tx, id, now))) throw fail('not_found')
  await deleteLinks(tx, id)
  return { kind: 'student' as const }
}
