import { and, asc, eq, gt, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classInvites } from '#server/db/schema/accounts.ts'
import type { Tracking } from '#server/db/schema/operations.ts'
import { classes, classMembers, classTeachers, teacherStudents, users } from '#server/db/schema/people.ts'
import { handedBack, inherited, type Tie } from '#server/db/schema/ties.ts'
import { tieAfter } from './tie-after.ts'

type Named = { id: number; name: string }
type Links = { teacherId: number } | { classId: number } | { studentId: number }

/** Who teaches a class with its owner, by name. */
export function listCoTeachers(db: Db | Transaction, classId: number): Promise<Named[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.teacherId))
    .where(and(eq(classTeachers.classId, classId), isNull(users.deletedAt)))
    .orderBy(asc(sql`${users.plainName}`), asc(users.id))
}

/** The open invitations to a class, the oldest first. */
export function listClassInvites(db: Db | Transaction, classId: number, now: Date) {
  return db
    .select({ id: classInvites.id, email: classInvites.email, inviteeId: classInvites.inviteeId, expiresAt: classInvites.expiresAt })
    .from(classInvites)
    .where(and(eq(classInvites.classId, classId), gt(classInvites.expiresAt, now)))
    .orderBy(asc(classInvites.createdAt), asc(classInvites.id))
}

/** The living person who has an address, or null. */
export async function findPersonAt(db: Db | Transaction, email: string) {
  const [row] = await db
    .select({ id: users.id, role: users.role, mustConfirmEmail: users.mustConfirmEmail })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
  return row ?? null
}

/** Stores an invitation in the place of earlier ones to the same address or person. */
export async function keepClassInvite(
  tx: Transaction,
  invite: { classId: number; email: string; inviteeId: number | null; invitedBy: number; createdAt: Date; expiresAt: Date },
): Promise<number> {
  const isSameAddress = eq(sql`lower(${classInvites.email})`, invite.email.toLowerCase())
  const isSame = invite.inviteeId === null ? isSameAddress : or(isSameAddress, eq(classInvites.inviteeId, invite.inviteeId))
  await tx.delete(classInvites).where(and(eq(classInvites.classId, invite.classId), isSame))
  const [row] = await tx.insert(classInvites).values(invite).returning({ id: classInvites.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** Takes an invitation to a class, or to somebody, away; false when it is not there. */
export async function deleteClassInvite(tx: Transaction, id: number, of: { classId: number } | Invited): Promise<boolean> {
  const whose = 'classId' in of ? eq(classInvites.classId, of.classId) : isFor(of)
  const gone = await tx.delete(classInvites).where(and(eq(classInvites.id, id), whose)).returning({ id: classInvites.id })
  return gone.length > 0
}

/** Somebody who may be invited. */
type Invited = { id: number; email: string }

/** Whether an invitation is for somebody: to themself, or else to their address. */
function isFor({ id, email }: Invited) {
  return or(eq(classInvites.inviteeId, id), and(isNull(classInvites.inviteeId), eq(sql`lower(${classInvites.email})`, email.toLowerCase())))
}

/** An invitation as who is invited sees it. */
export type InviteTo = Awaited<ReturnType<typeof listInvitesTo>>[number]

/** One invitation to somebody, of a class that goes on, or null. */
export async function findInviteTo(db: Db | Transaction, person: Invited, id: number): Promise<InviteTo | null> {
  return (await listInvitesTo(db, person)).find((one) => one.id === id) ?? null
}

/** The invitations to somebody, of classes that go on. */
export function listInvitesTo(db: Db | Transaction, person: Invited) {
  return db
    .select({
      id: classInvites.id,
      expiresAt: classInvites.expiresAt,
      classId: classes.id,
      className: classes.name,
      teacherName: users.name,
      students: sql<number>`(select count(*)::int from class_members m join users s on s.id = m.student_id
        where m.class_id = ${classes.id} and s.deleted_at is null)`,
    })
    .from(classInvites)
    .innerJoin(classes, eq(classes.id, classInvites.classId))
    .innerJoin(users, eq(users.id, classInvites.invitedBy))
    .where(
      and(
        isFor(person),
        isNull(classes.deletedAt),
        isNull(classes.archivedAt),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(classInvites.createdAt), asc(classInvites.id))
}

/** Lets somebody teach a class: they see its students from then on. Teaching it already changes nothing. */
export async function addCoTeacher(tx: Transaction, { classId, teacherId }: { classId: number; teacherId: number }, now: Date): Promise<void> {
  await tx.insert(classTeachers).values({ classId, teacherId, since: now }).onConflictDoNothing()
  await linkCoTeachers(tx, { classId, teacherId })
}

/** Ends somebody's teaching of a class, and takes from them the students whom they had only by it; false when they do not teach it. */
export async function removeCoTeacher(tx: Transaction, { classId, teacherId }: { classId: number; teacherId: number }): Promise<boolean> {
  const gone = await tx
    .delete(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId)))
    .returning({ id: classTeachers.teacherId })
  if (gone.length === 0) return false
  await unlinkCoTeachers(tx, { teacherId })
  return true
}

/** Lets who teaches classes outside the bin with their owners see the members; what is named narrows it. */
export async function linkCoTeachers(
  tx: Transaction,
  { classId, teacherId, studentId }: { classId?: number; teacherId?: number; studentId?: number },
): Promise<void> {
  const narrowed = [
    ...(classId === undefined ? [] : [sql`and t.class_id = ${classId}`]),
    ...(teacherId === undefined ? [] : [sql`and t.teacher_id = ${teacherId}`]),
    ...(studentId === undefined ? [] : [sql`and m.student_id = ${studentId}`]),
  ]
  await tx.execute(sql`insert into teacher_students (teacher_id, student_id, tie)
    select distinct t.teacher_id, m.student_id, 'by_class' from class_teachers t join class_members m on m.class_id = t.class_id
    join classes c on c.id = t.class_id and c.deleted_at is null where true ${sql.join(narrowed, sql` `)}
    on conflict do nothing`)
}

/**
 * Takes away whom no class brings any longer: from one who teaches with others, from all who teach a class so, or one student from all of these.
 * Answers whom of these they tracked.
 */
export async function unlinkCoTeachers(tx: Transaction, of: Links): Promise<Tracking[]> {
  const gone = await tx
    .delete(teacherStudents)
    .where(and(isLeftOver, isOf(tx, of)))
    .returning({ teacherId: teacherStudents.teacherId, studentId: teacherStudents.studentId, isTracked: teacherStudents.isTracked })
  return gone.filter(({ isTracked }) => isTracked).map(({ teacherId, studentId }) => ({ teacherId, studentId }))
}

/** Puts students whom a class brings back on the watch-lists they were on. */
export async function trackAgain(tx: Transaction, tracked: readonly Tracking[]): Promise<void> {
  if (tracked.length === 0) return
  const links = tracked.map(({ teacherId, studentId }) => and(eq(teacherStudents.teacherId, teacherId), eq(teacherStudents.studentId, studentId)))
  await tx
    .update(teacherStudents)
    .set({ isTracked: true })
    .where(and(eq(teacherStudents.tie, 'by_class'), or(...links)))
}

/**
 * Leaves a student for good to those who had them by a class that they are no longer in; answers who these are. The account is kept by those of
 * them who are among `heirs`, as the teacher whose tie was `left` kept it.
 */
export async function keepCoTeachers(tx: Transaction, studentId: number, { left, heirs }: { left: Tie; heirs: number[] }): Promise<number[]> {
  const isHeir = sql`${teacherStudents.teacherId} = any(${`{${heirs.join(',')}}`}::int[])`
  const kept = await tx
    .update(teacherStudents)
    .set({ tie: sql`case when ${isHeir} then ${inherited(left, true)} else ${inherited(left, false)} end` })
    .where(and(isLeftOver, isOf(tx, { studentId })))
    .returning({ teacherId: teacherStudents.teacherId })
  return kept.map(({ teacherId }) => teacherId)
}

/** Takes back what `keepCoTeachers` left to these teachers, as far as a class brings them the student again and none of their own has them. */
export async function unkeepCoTeachers(
  tx: Transaction,
  studentId: number,
  { keptBy, heirs }: { keptBy: readonly number[]; heirs: readonly number[] },
): Promise<void> {
  const isInOwn = sql`exists (select from class_members m join classes c on c.id = m.class_id
    where m.student_id = ${teacherStudents.studentId} and c.teacher_id = ${teacherStudents.teacherId})`
  for (const isHeir of [true, false]) {
    const whom = keptBy.filter((id) => heirs.includes(id) === isHeir)
    await tx
      .update(teacherStudents)
      .set({ tie: tieAfter(teacherStudents.tie, (tie) => handedBack(tie, isHeir)) })
      .where(and(eq(teacherStudents.studentId, studentId), inArray(teacherStudents.teacherId, whom), isBrought, not(isInOwn)))
  }
}

/**
 * Who gets a student's account when this teacher, who keeps it, leaves the student: the colleagues of their classes that have the student; where a
 * code brought the student there, or the teacher keeps the account only because the school vouches for them, only those whom it vouches for too.
 */
export async function heirsOf(tx: Transaction, studentId: number, teacherId: number, tie: Tie): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: classTeachers.teacherId })
    .from(classTeachers)
    .innerJoin(classes, and(eq(classes.id, classTeachers.classId), eq(classes.teacherId, teacherId), isNull(classes.deletedAt)))
    .innerJoin(classMembers, and(eq(classMembers.classId, classes.id), eq(classMembers.studentId, studentId)))
    .innerJoin(users, eq(users.id, classTeachers.teacherId))
    .where(tie === 'keeps_by_vouch' ? eq(users.isVouchedFor, true) : or(eq(users.isVouchedFor, true), eq(classMembers.isByCode, false)))
  return rows.map(({ id }) => id)
}

/** Whether a class outside the bin that the teacher of a link teaches with its owner has the student. */
const isBrought = sql`exists (select from class_members m join class_teachers t on t.class_id = m.class_id join classes c on c.id = m.class_id
  where m.student_id = ${teacherStudents.studentId} and t.teacher_id = ${teacherStudents.teacherId} and c.deleted_at is null)`

const isLeftOver = and(eq(teacherStudents.tie, 'by_class'), not(isBrought))

function isOf(tx: Transaction, of: Links): SQL {
  if ('teacherId' in of) return eq(teacherStudents.teacherId, of.teacherId)
  if ('studentId' in of) return eq(teacherStudents.studentId, of.studentId)
  const ofClass = tx.select({ id: classTeachers.teacherId }).from(classTeachers).where(eq(classTeachers.classId, of.classId))
  return inArray(teacherStudents.teacherId, ofClass)
}
