import { and, eq, exists, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'

/** Whether the student of a row is in a class outside the bin; a teacher can only ask for classes they teach. */
export function isInClass(db: Db | Transaction, viewer: { id: number; role: Role }, classId: number, studentId: PgColumn): SQL {
  const isTheirs = viewer.role === 'TEACHER' ? isTaughtBy(viewer.id, sql`${classes.id}`, sql`${classes.teacherId}`) : undefined
  return exists(
    db
      .select({ id: classMembers.studentId })
      .from(classMembers)
      .innerJoin(classes, eq(classes.id, classMembers.classId))
      .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId), isNull(classes.deletedAt), isTheirs)),
  )
}

/** Whether somebody teaches a class, which is theirs or which they teach with its owner. */
export function isTaughtBy(teacherId: number, classId: SQL, ownerId: SQL): SQL {
  return sql`(${ownerId} = ${teacherId} or exists (select from class_teachers ct where ct.class_id = ${classId} and ct.teacher_id = ${teacherId}))`
}

/**
 * Whether a teacher may change a student's account without keeping it: they teach a class that has the student with its owner, who keeps it. Whom a
 * code brought there counts only for a teacher whom the school vouches for.
 */
export function isTrustedWith(teacherId: number | SQL, studentId: SQLWrapper): SQL<boolean> {
  return sql`exists (select from class_members m join class_teachers t on t.class_id = m.class_id join classes c on c.id = m.class_id
    join teacher_students o on o.teacher_id = c.teacher_id and o.student_id = m.student_id join users u on u.id = t.teacher_id
    where t.teacher_id = ${teacherId} and m.student_id = ${studentId} and c.deleted_at is null and o.keeps_account and (u.is_vouched_for or not m.is_by_code))`
}

/**
 * Whether a class `c` of a member `m` is one in which the school speaks for them: its owner keeps the account, or is an administrator. A teacher whom
 * a student chose by a code, and the school did not, is neither.
 */
export function isOfKeeper(c: SQL, m: SQL): SQL {
  return sql`(exists (select from teacher_students o
    where o.teacher_id = ${c}.teacher_id and o.student_id = ${m}.student_id and o.keeps_account)
  or exists (select from users o where o.id = ${c}.teacher_id and o.role = 'ADMIN'))`
}
