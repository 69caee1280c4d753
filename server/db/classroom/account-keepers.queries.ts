import { and, eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { isTrustedWith } from './class-scope.ts'
import type { TeacherViewer } from './students.queries.ts'

/** Whether a teacher may change a student's account: keeps it themself, or is trusted with it by who does. Administrators may change every one. */
export async function mayChangeAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (await keepsAccountOf(db, teacher, studentId)) return true
  return (await db.$count(users, and(eq(users.id, studentId), isTrustedWith(teacher.id, users.id)))) > 0
}

/**
 * Whether a teacher keeps a student's account themself: made it, was named by an administrator, got it from who keeps it, or was let in by the school
 * and got the student.
 */
export async function keepsAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (teacher.role === 'ADMIN') return true
  const link = and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, studentId), eq(teacherStudents.keepsAccount, true))
  return (await db.$count(teacherStudents, link)) > 0
}

/** Whether a teacher passes a student's account on to a colleague: not one that they keep only because the school vouches for them. */
export async function passesOnAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (teacher.role === 'ADMIN') return true
  const link = and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, studentId), eq(teacherStudents.tie, 'keeps'))
  return (await db.$count(teacherStudents, link)) > 0
}

/**
 * Whether the school let somebody in by itself: administrators, and teachers who were invited or for whom an administrator gave their word. It
 * stays so until the transaction ends: a vouching under way waits for what this one links, or is waited for.
 */
export async function isVouchedFor(tx: Transaction, personId: number): Promise<boolean> {
  const [person] = await tx.select({ isVouchedFor: users.isVouchedFor, role: users.role }).from(users).where(eq(users.id, personId)).for('share')
  return person !== undefined && (person.isVouchedFor || person.role === 'ADMIN')
}
