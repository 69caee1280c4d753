import type { BinEntry } from '#contract/bin/bin.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { takeAccountOutOfBin, takeOutOfBin, type BinRow } from '#server/db/bin/bin.queries.ts'
import { bringBack, classesTouchedBy, isInBin } from '#server/db/bin/bring-back.queries.ts'
import { linkCoTeachers, trackAgain } from '#server/db/classroom/co-teachers.queries.ts'
import { lockStudent, rejoinTeacher, tieLeft } from '#server/db/classroom/student-changes.queries.ts'
import { insertMissingClassWork, lockClasses } from '#server/db/assignments/class-assignments.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { isKeeping } from '#server/db/schema/ties.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { unlessTaken } from '#server/use-cases/accounts/unless-taken.ts'
import { lockWithMembers } from '#server/use-cases/classroom/lock-ongoing.ts'
import { binEntry, subjectOf } from './bin-entry.ts'

const accountIsAway = 'This account was deleted meanwhile. The teacher who created it can restore it, or an administrator.'

/**
 * Brings a deleted thing back with everything it had, and gives students the class work they missed meanwhile. Refuses a
 * student whose username or e-mail address somebody took, what was 30 days in the bin, and who takes back a student whose account others deleted.
 */
export async function restore({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, entry: BinRow): Promise<BinEntry> {
  const now = clock.now()
  const { id, kind, objectId } = entry
  if (entry.expiresAt <= now) throw fail('not_found')
  await unlessTaken(() =>
    db.transaction(async (tx) => {
      if (!(await takeOutOfBin(tx, id)) || !(await broughtBack(tx, caller, entry))) throw fail('not_found')
      await catchUp(tx, entry, now)
      const subjectKind = subjectOf(kind)
      await noteInAudit(tx, { actorId: caller.id, action: `${kind}.restored`, subjectKind, subjectId: objectId, at: now })
    }),
  )
  return binEntry(entry)
}

/**
 * Whether the thing was there to bring back. Who takes back a student they left brings their account back as well, if that went meanwhile and was
 * theirs to keep.
 */
async function broughtBack(tx: Transaction, caller: Caller, { kind, objectId, ownerId, details }: BinRow): Promise<boolean> {
  if (kind === 'class') await lockWithMembers(tx, objectId)
  if (kind !== 'student_left') return bringBack(tx, kind, objectId)
  await lockStudent(tx, objectId)
  if (await isInBin(tx, objectId)) {
    if (caller.role !== 'ADMIN' && !isKeeping(await tieLeft(tx, ownerId, details))) throw fail('conflict', { error: accountIsAway })
    await bringBack(tx, 'student', objectId)
    await takeAccountOutOfBin(tx, objectId)
  }
  return rejoinTeacher(tx, objectId, ownerId, details)
}

async function catchUp(tx: Transaction, { kind, objectId, details }: BinRow, now: Date): Promise<void> {
  if (kind === 'class') {
    await linkCoTeachers(tx, { classId: objectId })
    await trackAgain(tx, details.tracked ?? [])
  }
  const classIds = await classesTouchedBy(tx, kind, objectId)
  if (classIds.length === 0) return
  await lockClasses(tx, classIds)
  await insertMissingClassWork(tx, { classIds, studentIds: kind === 'student' || kind === 'student_left' ? [objectId] : null }, now)
}
