import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents } from '#server/db/schema/people.ts'
import type { TeacherViewer } from './students.queries.ts'

/**
 * Whether a teacher keeps a student's account: made it, was named by an administrator, was given the student by who keeps it, or teaches a class of
 * theirs with its owner, who keeps it. Administrators keep every account.
 */
export async function keepsAccountOf(db: Db | Transaction, teacher: TeacherViewer, studentId: number): Promise<boolean> {
  if (teacher.role === 'ADMIN') return true
  const isByOwner = sql`exists (select from class_members m join class_teachers t on t.class_id = m.class_id join classes c on c.id = m.class_id
    join teacher_students o on o.teacher_id = c.teacher_id and o.student_id = m.student_id
    where m.student_id = ${studentId} and t.teacher_id = ${teacher.id} and c.deleted_at is null and o.keeps_account)`
  const link = and(eq(teacherStudents.teacherId, teacher.id), eq(teacherStudents.studentId, studentId))
  return (await db.$count(teacherStudents, and(link, or(eq(teacherStudents.keepsAccount, true), isByOwner)))) > 0
}
