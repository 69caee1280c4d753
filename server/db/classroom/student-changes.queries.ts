import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isVouchedFor } from './account-keepers.queries.ts'
import { heirsOf, keepCoTeachers, linkCoTeachers, unkeepCoTeachers, unlinkCoTeachers } from './co-teachers.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { linkStudent } from '#server/db/accounts/users.queries.ts'
import { bin, type BinDetails, type LeftStudent } from '#server/db/schema/operations.ts'
import { classes, classMembers, teacherStudents, users } from '#server/db/schema/people.ts'
import { sessions, type SessionSnapshot } from '#server/db/schema/sessions.ts'
import { doubted, isKeeping, type Tie } from '#server/db/schema/ties.ts'

/** What a teacher may change about a student. */
export type StudentChange = Partial<
  Pick<typeof users.$inferSelect, 'name' | 'username' | 'email' | 'passwordHash' | 'shouldChangePassword' | 'timeFactor' | 'allowPaste' | 'goalsOff'>
>

/**
 * Changes a living student and counts their version up, while it is still `version` when one is given; a new password also
 * kills their tokens. False when nobody was changed. Breaks `users_username_key` or `users_email_key` like `insertUser`.
 */
export async function updateStudent(db: Db | Transaction, id: number, change: StudentChange, version: number | undefined): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({
      ...change,
      version: sql`${users.version} + 1`,
      ...(change.passwordHash === undefined ? {} : { tokenVersion: sql`${users.tokenVersion} + 1` }),
    })
    .where(and(isLivingStudent(id), version === undefined ? undefined : eq(users.version, version)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Hides a living student and kills their tokens; answers their name, or null when somebody else did. */
export async function hideStudent(tx: Transaction, id: number, now: Date): Promise<{ name: string } | null> {
  const [hidden] = await tx
    .update(users)
    .set({ deletedAt: now, version: sql`${users.version} + 1`, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(isLivingStudent(id))
    .returning({ name: users.name })
  return hidden ?? null
}

/** Makes changes of who sees a student and which classes they are in wait for each other until the transaction ends. */
export async function lockStudent(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Does the same for all members of a class, in one order. It comes before `lockClasses`. */
export async function lockMembers(tx: Transaction, classId: number): Promise<void> {
  const members = tx.select({ id: classMembers.studentId }).from(classMembers).where(eq(classMembers.classId, classId))
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, members)).orderBy(users.id).for('no key update')
}

/** Whether another living teacher than this person has a student. */
export async function isTaughtByOthers(tx: Transaction, studentId: number, personId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(teacherStudents)
    .innerJoin(users, eq(users.id, teacherStudents.teacherId))
    .where(and(eq(teacherStudents.studentId, studentId), ne(users.id, personId), eq(users.role, 'TEACHER'), isNull(users.deletedAt)))
    .limit(1)
  return row !== undefined
}

/** Takes a student from one teacher and from their classes, and answers what that was; null when the teacher does not have them. */
export async function leaveTeacher(tx: Transaction, studentId: number, teacherId: number): Promise<LeftStudent | null> {
  const { tie, isTracked } = teacherStudents
  const [link] = await tx
    .delete(teacherStudents)
    .where(and(eq(teacherStudents.teacherId, teacherId), eq(teacherStudents.studentId, studentId)))
    .returning({ tie, isTracked })
  if (!link) return null
  const heirs = isKeeping(link.tie) ? await heirsOf(tx, studentId, teacherId, link.tie) : []
  const own = tx.select({ id: classes.id }).from(classes).where(eq(classes.teacherId, teacherId))
  const left = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.studentId, studentId), inArray(classMembers.classId, own)))
    .returning({ id: classMembers.classId, isByCode: classMembers.isByCode })
  const codeClassIds = left.filter(({ isByCode }) => isByCode).map(({ id }) => id)
  return { classIds: left.map(({ id }) => id), codeClassIds, ...link, heirs, keptBy: await keepCoTeachers(tx, studentId, { left: link.tie, heirs }) }
}

/**
 * Gives a student back to a teacher, and to those of the classes of theirs that are still there, with who teaches these too. False where the
 * teacher had them by a class of somebody else, and no such class brings them any longer.
 */
export async function rejoinTeacher(
  tx: Transaction,
  studentId: number,
  teacherId: number,
  { classIds = [], codeClassIds = [], isTracked = false, keptBy = [], heirs = [], ...before }: Partial<LeftStudent>,
): Promise<boolean> {
  await linkStudent(tx, { teacherId, studentId, tie: await tieLeft(tx, teacherId, before) })
  if (isTracked) await setTracked(tx, { id: teacherId, role: 'TEACHER' }, studentId, true)
  const own = await tx
    .select({ classId: classes.id })
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), inArray(classes.id, [...classIds])))
  const members = own.map(({ classId }) => ({ classId, studentId, isByCode: codeClassIds.includes(classId) }))
  if (members.length > 0) await tx.insert(classMembers).values(members).onConflictDoNothing()
  for (const { classId } of own) await linkCoTeachers(tx, { classId, studentId })
  await unkeepCoTeachers(tx, studentId, { keptBy, heirs })
  await unlinkCoTeachers(tx, { teacherId })
  return (await tx.$count(teacherStudents, and(eq(teacherStudents.teacherId, teacherId), eq(teacherStudents.studentId, studentId)))) > 0
}

/** What a teacher has again of a student they left: an account kept by vouching alone only while the school vouches for them. */
export async function tieLeft(tx: Transaction, teacherId: number, { tie = 'sees' }: Pick<BinDetails, 'tie'>): Promise<Tie> {
  return tie === 'keeps_by_vouch' && !(await isVouchedFor(tx, teacherId)) ? doubted(tie) : tie
}

/** Puts a student on a viewer's watch-list or takes them off. Never lets a teacher see whom they did not. */
export async function setTracked(db: Db | Transaction, viewer: { id: number; role: string }, studentId: number, isTracked: boolean): Promise<void> {
  const link = { teacherId: viewer.id, studentId, isTracked }
  if (viewer.role === 'ADMIN' && isTracked) {
    const target = [teacherStudents.teacherId, teacherStudents.studentId]
    await db.insert(teacherStudents).values({ ...link, tie: 'sees' }).onConflictDoUpdate({ target, set: { isTracked } })
    return
  }
  await db
    .update(teacherStudents)
    .set({ isTracked })
    .where(and(eq(teacherStudents.teacherId, viewer.id), eq(teacherStudents.studentId, studentId)))
}

/** Which of these people are living teachers or admins. */
export async function findTeacherIds(db: Db | Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inArray(users.role, ['TEACHER', 'ADMIN']), isNull(users.deletedAt)))
  return rows.map((row) => row.id)
}

/**
 * Lets these teachers see a student, and who teaches a class with one of them that has the student; the others lose them from their classes,
 * and the way back if they had left. Who stays keeps their watch-list; the account is theirs to change. Answers
 * whose it is since now.
 */
export async function replaceTeachers(tx: Transaction, studentId: number, teacherIds: readonly number[]): Promise<number[]> {
  const keepers = await tx
    .select({ id: teacherStudents.teacherId })
    .from(teacherStudents)
    .where(and(eq(teacherStudents.studentId, studentId), eq(teacherStudents.keepsAccount, true)))
  const others = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'TEACHER'), teacherIds.length === 0 ? undefined : notInArray(users.id, [...teacherIds])))
  const theirClasses = tx.select({ id: classes.id }).from(classes).where(inArray(classes.teacherId, others))
  await tx.delete(classMembers).where(and(eq(classMembers.studentId, studentId), inArray(classMembers.classId, theirClasses)))
  await keepCoTeachers(tx, studentId, { left: 'sees', heirs: [] })
  await tx
    .update(teacherStudents)
    .set({ tie: 'by_class' })
    .where(and(eq(teacherStudents.studentId, studentId), inArray(teacherStudents.teacherId, others)))
  await unlinkCoTeachers(tx, { studentId })
  await tx.delete(bin).where(and(eq(bin.kind, 'student_left'), eq(bin.objectId, studentId), inArray(bin.ownerId, others)))
  if (teacherIds.length > 0) {
    const links = teacherIds.map((teacherId) => ({ teacherId, studentId, tie: 'keeps' as const }))
    const target = [teacherStudents.teacherId, teacherStudents.studentId]
    await tx.insert(teacherStudents).values(links).onConflictDoUpdate({ target, set: { tie: 'keeps' } })
  }
  await linkCoTeachers(tx, { studentId })
  return teacherIds.filter((teacherId) => !keepers.some(({ id }) => id === teacherId))
}

/** The running sessions of a student, held until the transaction ends, with what their clock is made of. */
export function lockRunningSessions(tx: Transaction, studentId: number) {
  return tx
    .select({
      id: sessions.id,
      clockStartedAt: sql<Date>`coalesce(${sessions.clockStartedAt}, ${sessions.startedAt})`.mapWith(sessions.startedAt),
      deadlineAt: sessions.deadlineAt,
      timer: sql<SessionSnapshot['config']['timer']>`${sessions.snapshot}->'config'->>'timer'`,
      closesAt: sql<Date | null>`(select a.closes_at from assignments a where a.id = ${sessions.assignmentId})`.mapWith(sessions.deadlineAt),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, studentId), eq(sessions.status, 'active')))
    .orderBy(sessions.id)
    .for('update')
}

/** Gives running sessions new deadlines in one statement; the `~` at their state token makes a turn that read the old one look again. */
export async function moveDeadlines(tx: Transaction, moves: readonly { id: number; deadlineAt: Date | null }[]): Promise<void> {
  if (moves.length === 0) return
  const rows = JSON.stringify(moves)
  await rowsOf(
    tx,
    sql`update sessions s set deadline_at = m."deadlineAt", state_token = s.state_token || '~', late_answer_at = null
      from jsonb_to_recordset(${rows}::jsonb) as m(id int, "deadlineAt" timestamptz)
      where s.id = m.id and s.status = 'active' returning s.id`,
    v.object({ id: v.number() }),
  )
}

function isLivingStudent(id: number) {
  return and(eq(users.id, id), eq(users.role, 'STUDENT'), isNull(users.deletedAt), isNull(users.expiresAt))
}
