import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { exercises } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'

/** One piece of work of one student, as a gradebook needs it. */
export type GradebookRow = Awaited<ReturnType<typeof readGradebook>>[number]

/** All work a viewer gave (everybody's for an admin), those due first first; a class's copies share its due date and title. */
export function readGradebook(db: Db | Transaction, viewer: { id: number; role: Role }, classId: number | null) {
  return db
    .select({
      studentId: assignments.studentId,
      exerciseId: assignments.exerciseId,
      classAssignmentId: assignments.classAssignmentId,
      title: assignments.title,
      dueDate: assignments.dueDate,
      complete: assignments.complete,
      score: assignments.score,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .where(
      and(
        isNull(assignments.deletedAt),
        isNull(users.deletedAt),
        isWorkOf(viewer, 'assignments'),
        classId === null ? undefined : isInClass(db, viewer, classId, assignments.studentId),
      ),
    )
    .orderBy(sql`${assignments.dueDate} asc nulls last`, assignments.title, assignments.id)
}
