import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import type { TeacherViewer } from './students.queries.ts'

/**
 * Whether a teacher may change a student's account: keeps it themself, or teaches a class of theirs with its owner, who keeps it. Whom a code brought
 * there counts only for a teacher whom the school let in. Administrators may change every account.
 */
export async function mayChangeAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (await keepsAccountOf(db, teacher, studentId)) return true
  const byOwner = sql`class_members m join class_teachers t on t.class_id = m.class_id join classes c on c.id = m.class_id
    join teacher_students o on o.teacher_id = c.teacher_id and o.student_id = m.student_id join users u on u.id = t.teacher_id`
  const isIt = sql`t.teacher_id = ${teacher.id} and m.student_id = ${studentId} and c.deleted_at is null and o.keeps_account
    and (u.is_vouched_for or not m.is_by_code)`
  return (await db.$count(byOwner, isIt)) > 0
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

/** Whether the school let somebody in by itself: administrators, and teachers who were invited. */
export async function isVouchedFor(db: Db | Transaction, personId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, personId), or(eq(users.isVouchedFor, true), eq(users.role, 'ADMIN'))))) > 0
}
