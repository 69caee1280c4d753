import { and, eq, or } from 'drizzle-orm'
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
  const link = and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, studentId), eq(teacherStudents.keepsAccount, true))
  return (await db.$count(teacherStudents, and(link, eq(teacherStudents.isByVouch, false)))) > 0
}

/** Whether the school let somebody in by itself: administrators, and teachers who were invited. */
export async function isVouchedFor(db: Db | Transaction, personId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, personId), or(eq(users.isVouchedFor, true), eq(users.role, 'ADMIN'))))) > 0
}
