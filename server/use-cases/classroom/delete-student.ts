import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { deleteLinks } from '#server/db/accounts/magic-links.queries.ts'
import { hideStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Puts a student into the caller's bin and answers its entry's id. Their logins and mailed links end; their work stays with them. */
export async function deleteStudent({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const hidden = await hideStudent(tx, id, now)
    if (!hidden) throw fail('not_found')
    await deleteLinks(tx, id)
    await noteInAudit(tx, { actorId: caller.id, action: 'student.deleted', subjectKind: 'user', subjectId: id, at: now })
    return putInBin(tx, { kind: 'student', objectId: id, title: hidden.name, ownerId: caller.id }, now)
  })
}
