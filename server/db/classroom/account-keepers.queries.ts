import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents } from '#server/db/schema/people.ts'
import type { TeacherViewer } from './students.queries.ts'

/**
 * Whether a teacher may change a student's account: keeps it themself, or teaches a class of theirs with its owner, who keeps it. Administrators may
 * change every account.
 */
export async function mayChangeAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (await keepsAccountOf(db, teacher, studentId)) return true
  const byOwner = sql`class_members m join class_teachers t on t.class_id = m.class_id join classes c on c.id = m.class_id
    join teacher_students o on o.teacher_id = c.teacher_id and o.student_id = m.student_id`
  const isIt = sql`t.teacher_id = ${teacher.id} and m.student_id = ${studentId} and c.deleted_at is null and o.keeps_account`
  return (await db.$count(byOwner, isIt)) > 0
}

/** Whether a teacher keeps a student's account themself: made it, was named by an administrator, or got it from who keeps it. */
export async function keepsAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (teacher.role === 'ADMIN') return true
  const link = and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, studentId), eq(teacherStudents.keepsAccount, true))
  return (await db.$count(teacherStudents, link)) > 0
}
