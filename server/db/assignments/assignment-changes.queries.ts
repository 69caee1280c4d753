import { and, eq, exists, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { exercises } from '#server/db/schema/library.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isUsable } from '#server/db/questions/library-scope.ts'
import { isWorkOf } from './work-scope.ts'

type Giver = { id: number; role: Role }

/**
 * An exercise this giver may hand out (their own, an admin's, what a colleague shared, any for an admin), with how many questions outside the bin it
 * has; kept until the transaction ends.
 */
export async function findGivableExercise(tx: Db | Transaction, giver: Giver, id: number) {
  const [row] = await tx
    .select({
      id: exercises.id,
      title: exercises.title,
      sets: sql<number>`(select count(*)::int from question_sets s join questions q on q.id = s.question_id
        where s.exercise_id = exercises.id and q.deleted_at is null)`,
      preferredGradeLevel: sql<number>`(select u.preferred_grade_level from users u where u.id = ${giver.id})`,
    })
    .from(exercises)
    .where(
      and(
        eq(exercises.id, id),
        isNull(exercises.deletedAt),
        isUsable(giver, exercises.ownerId),
      ),
    )
    .for('key share')
  return row ?? null
}

/** Whether a giver may give work to a student: one a teacher sees, any for an admin. The student stays until the transaction ends. */
export async function holdStudentOf(tx: Db | Transaction, giver: Giver, studentId: number): Promise<boolean> {
  const seen = tx
    .select({ id: teacherStudents.studentId })
    .from(teacherStudents)
    .where(and(eq(teacherStudents.teacherId, giver.id), eq(teacherStudents.studentId, users.id)))
  const isThere = and(eq(users.id, studentId), eq(users.role, 'STUDENT'), isNull(users.deletedAt), isNull(users.expiresAt))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isThere, giver.role === 'ADMIN' ? undefined : exists(seen)))
    .for('key share')
  return rows.length === 1
}

/** Stores work for one student and answers its id. */
export async function insertAssignment(db: Db | Transaction, work: typeof assignments.$inferInsert): Promise<number> {
  const [row] = await db.insert(assignments).values(work).returning({ id: assignments.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** An assignment about to be changed. `isStarted`: a session of it exists. */
export type HeldAssignment = Awaited<ReturnType<typeof holdAssignments>>[number]

/** Those of these assignments that a teacher gave (all for an admin), outside the bin, held until the transaction ends. */
export function holdAssignments(tx: Db | Transaction, giver: Giver, ids: readonly number[]) {
  const student = tx.select({ id: users.id }).from(users).where(and(eq(users.id, assignments.studentId), isNull(users.deletedAt)))
  return tx
    .select({
      id: assignments.id,
      teacherId: assignments.teacherId,
      studentId: assignments.studentId,
      exerciseId: assignments.exerciseId,
      classAssignmentId: assignments.classAssignmentId,
      title: assignments.title,
      gradeLevel: assignments.gradeLevel,
      dueDate: assignments.dueDate,
      closesAt: assignments.closesAt,
      assignAt: assignments.assignAt,
      allowRedo: assignments.allowRedo,
      complete: assignments.complete,
      version: assignments.version,
      isStarted: sql<boolean>`exists (select from sessions s where s.assignment_id = assignments.id)`,
    })
    .from(assignments)
    .where(
      and(
        inArray(assignments.id, [...ids]),
        isNull(assignments.deletedAt),
        exists(student),
        isWorkOf(giver, 'assignments'),
      ),
    )
    .orderBy(assignments.id)
    .for('update')
}

/** What a change may set; absent fields stay. */
export type AssignmentChange = Partial<
  Pick<typeof assignments.$inferInsert, 'title' | 'dueDate' | 'closesAt' | 'assignAt' | 'allowRedo' | 'exerciseId' | 'classAssignmentId' | 'deletedAt'>
>

/** Changes held assignments alike and counts their versions up. */
export async function changeAssignments(tx: Db | Transaction, ids: readonly number[], change: AssignmentChange): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(assignments)
    .set({ ...change, version: sql`${assignments.version} + 1` })
    .where(inArray(assignments.id, [...ids]))
}

/** When each of these assignments closes, null for never. */
export async function readClosings(db: Db | Transaction, ids: readonly number[]): Promise<Map<number, Date | null>> {
  const rows = await db
    .select({ id: assignments.id, closesAt: assignments.closesAt })
    .from(assignments)
    .where(inArray(assignments.id, [...ids]))
  return new Map(rows.map(({ id, closesAt }) => [id, closesAt]))
}

/** Opens the next round of those of these held assignments in whose round anything was begun, and answers their ids. */
export async function openNextRounds(tx: Db | Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const isBegun = sql`exists (select from sessions s where s.assignment_id = assignments.id and s.round = assignments.round
    and not s.is_test and s.practice_of is null)`
  const opened = await tx
    .update(assignments)
    .set({ round: sql`${assignments.round} + 1`, freshStartRound: sql`${assignments.round} + 1`, version: sql`${assignments.version} + 1` })
    .where(and(inArray(assignments.id, [...ids]), isBegun))
    .returning({ id: assignments.id })
  return opened.map(({ id }) => id)
}

/** Lets the work of classes follow a change that made all its copies outside the bin alike, so that those who join later get it as it is now. */
export async function letClassWorkFollow(tx: Db | Transaction, assignmentIds: readonly number[]): Promise<void> {
  if (assignmentIds.length === 0) return
  await tx.execute(sql`update class_assignments w
    set title = alike.title, due_date = alike.due_date, closes_at = alike.closes_at, assign_at = alike.assign_at, allow_redo = alike.allow_redo, exercise_id = alike.exercise_id
    from (
      select a.class_assignment_id as id, min(a.title) as title, min(a.due_date) as due_date, min(a.closes_at) as closes_at, min(a.assign_at) as assign_at,
        bool_and(a.allow_redo) as allow_redo, min(a.exercise_id) as exercise_id
      from assignments a where a.deleted_at is null and a.class_assignment_id in (
        select class_assignment_id from assignments where ${isOneOf(assignmentIds)})
      group by a.class_assignment_id having count(distinct (a.title, a.due_date, a.closes_at, a.assign_at, a.allow_redo, a.exercise_id)) = 1
    ) alike where w.id = alike.id`)
}

function isOneOf(ids: readonly number[]): SQL {
  return inArray(sql`id`, [...ids])
}
