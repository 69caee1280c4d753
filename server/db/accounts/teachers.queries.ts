import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import { tieAfter } from '#server/db/classroom/tie-after.ts'
import { formerStudents, teacherStudents, users } from '#server/db/schema/people.ts'
import { doubted, vouched } from '#server/db/schema/ties.ts'

/** A teacher as administrators see them. */
export type TeacherRow = NonNullable<Awaited<ReturnType<typeof findTeacher>>>

const columns = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  mustConfirmEmail: users.mustConfirmEmail,
  suspendedAt: users.suspendedAt,
  isVouchedFor: users.isVouchedFor,
  createdAt: users.createdAt,
  students: sql<number>`(select count(*)::int from teacher_students l join users s on s.id = l.student_id where l.teacher_id = users.id and s.deleted_at is null)`,
  classes: sql<number>`(select count(*)::int from classes c where c.teacher_id = users.id and c.deleted_at is null)`,
}

/** The living teachers by name, `limit` at most; `q` looks in their names, usernames and addresses. */
export function listTeacherRows(db: Db | Transaction, q: string | undefined, limit: number) {
  return db
    .select(columns)
    .from(users)
    .where(and(isTeacher, isNamed(q)))
    .orderBy(sql`${users.plainName}`, asc(users.id))
    .limit(limit)
}

/** How many living teachers there are. */
export async function countTeachers(db: Db | Transaction, q: string | undefined): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(users).where(and(isTeacher, isNamed(q)))
  return row?.count ?? 0
}

/** A living teacher, or null. */
export async function findTeacher(db: Db | Transaction, id: number) {
  const [row] = await db.select(columns).from(users).where(and(eq(users.id, id), isTeacher))
  return row ?? null
}

/** Whether a living person has an e-mail address, whatever its case. */
export async function isAddressTaken(db: Db | Transaction, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return rows.length > 0
}

/** Keeps a teacher out from a moment on, or lets them in again; their tokens end in either case. */
export async function setSuspended(tx: Transaction, id: number, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt, ...withoutTokens }).where(and(eq(users.id, id), isTeacher))
}

/**
 * Marks a teacher as one of the school's, who keeps the accounts of all students they do not have by a colleague's class alone. False of one who
 * has yet to confirm their address.
 */
export async function vouchFor(tx: Transaction, id: number): Promise<boolean> {
  const isConfirmed = eq(users.mustConfirmEmail, false)
  const found = await tx.update(users).set({ isVouchedFor: true }).where(and(eq(users.id, id), isTeacher, isConfirmed)).returning({ id: users.id })
  if (found.length === 0) return false
  await tx.update(teacherStudents).set({ tie: tieAfter(teacherStudents.tie, vouched) }).where(eq(teacherStudents.teacherId, id))
  return true
}

/** Takes that back, with the accounts the teacher keeps by it alone, or kept when they left the student. */
export async function stopVouchingFor(tx: Transaction, id: number): Promise<void> {
  await tx.update(users).set({ isVouchedFor: false }).where(and(eq(users.id, id), isTeacher))
  await tx.update(teacherStudents).set({ tie: tieAfter(teacherStudents.tie, doubted) }).where(eq(teacherStudents.teacherId, id))
  await tx.update(formerStudents).set({ tie: tieAfter(formerStudents.tie, doubted) }).where(eq(formerStudents.teacherId, id))
}

/** Ends a teacher's account, and answers whether it was there; username and e-mail address are free for others. */
export async function hideTeacher(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const gone = await tx.update(users).set({ deletedAt: now, ...withoutTokens }).where(and(eq(users.id, id), isTeacher)).returning({ id: users.id })
  return gone.length > 0
}

const isTeacher = and(eq(users.role, 'TEACHER'), isNull(users.deletedAt), isNull(users.expiresAt))
const withoutTokens = { tokenVersion: sql`${users.tokenVersion} + 1`, version: sql`${users.version} + 1` }

function isNamed(q: string | undefined): SQL | undefined {
  return hasAllWords(q, (has) => has(users.words))
}
