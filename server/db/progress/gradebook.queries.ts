import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { GradebookSettings, KeptGradebookSettings } from '#contract/progress/gradebook.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { exercises } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments, gradebooks } from '#server/db/schema/work.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'

/** One piece of work of one student, as a gradebook needs it. */
export type GradebookRow = Awaited<ReturnType<typeof readGradebook>>[number]

/**
 * All work a viewer gave (everybody's for an admin), those due first first; a class's copies share its due date and title. Of a
 * class it is what its members were given as such or by themselves, never what another class was given.
 */
export function readGradebook(db: Db | Transaction, viewer: { id: number; role: Role; coTeaches?: boolean }, classId: number | null) {
  return db
    .select({
      studentId: assignments.studentId,
      exerciseId: assignments.exerciseId,
      classAssignmentId: assignments.classAssignmentId,
      title: assignments.title,
      dueDate: assignments.dueDate,
      closesAt: assignments.closesAt,
      createdAt: assignments.createdAt,
      complete: assignments.complete,
      late: assignments.late,
      score: assignments.score,
      sessionId: assignments.bestSessionId,
      isWaiting: sql<boolean>`(${assignments.complete} and coalesce((select s.pending_centi > 0 from sessions s where s.id = ${assignments.bestSessionId}), false))`,
      isBegun: sql<boolean>`(not ${assignments.complete} and exists (select from sessions s where s.assignment_id = ${assignments.id}
        and s.user_id = ${assignments.studentId} and s.status = 'active' and not s.is_test and s.practice_of is null))`,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .where(
      and(
        isNull(assignments.deletedAt),
        isNull(users.deletedAt),
        isWorkOf(viewer, 'assignments'),
        classId === null ? undefined : and(isInClass(db, viewer, classId, assignments.studentId), isNotOfAnother(classId)),
      ),
    )
    .orderBy(sql`${assignments.dueDate} asc nulls last`, assignments.title, assignments.id)
}

function isNotOfAnother(classId: number): SQL {
  return sql`(${assignments.classAssignmentId} is null or ${assignments.classAssignmentId} in (select g.id from class_assignments g where g.class_id = ${classId}))`
}

/** How a class's term mark is reckoned, or null until its teacher said so. */
export async function findGradebookSettings(db: Db | Transaction, classId: number): Promise<KeptGradebookSettings | null> {
  const [row] = await db.select().from(gradebooks).where(eq(gradebooks.classId, classId))
  return row ? { ...row.settings, version: row.version } : null
}

/** Keeps how a class's term mark is reckoned, where the version kept now is `version` (0: none is); null where it is another. */
export async function writeGradebookSettings(
  db: Db | Transaction,
  classId: number,
  settings: GradebookSettings,
  version: number,
): Promise<KeptGradebookSettings | null> {
  const [row] =
    version === 0
      ? await db.insert(gradebooks).values({ classId, settings }).onConflictDoNothing().returning()
      : await db
          .update(gradebooks)
          .set({ settings, version: version + 1 })
          .where(and(eq(gradebooks.classId, classId), eq(gradebooks.version, version)))
          .returning()
  return row ? { ...row.settings, version: row.version } : null
}
