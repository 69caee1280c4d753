import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isUsable, type Viewer } from '#server/db/questions/library-scope.ts'
import { exercises } from '#server/db/schema/library.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'

/** Work for a whole class: what every member gets. */
export type ClassWork = Pick<typeof classAssignments.$inferInsert, 'classId' | 'exerciseId' | 'title' | 'gradeLevel' | 'dueDate' | 'closesAt' | 'assignAt' | 'allowRedo'>

/** Stores work for a class and answers its id; nobody has it yet. */
export async function insertClassWork(db: Db | Transaction, work: ClassWork): Promise<number> {
  const [row] = await db.insert(classAssignments).values(work).returning({ id: classAssignments.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** What a class was given and what `giver` can give again of it, the first given first; nothing whose exercise is in the bin or shared no more. */
export function listClassWorkRows(db: Db | Transaction, giver: Viewer, classId: number) {
  const copies = (isComplete: SQL) =>
    sql<number>`(select count(*)::int from assignments a join users u on u.id = a.student_id and u.deleted_at is null
      where a.class_assignment_id = class_assignments.id and a.deleted_at is null and ${isComplete})`
  return db
    .select({
      id: classAssignments.id,
      title: classAssignments.title,
      dueDate: classAssignments.dueDate,
      open: copies(sql`not a.complete`),
      turnedIn: copies(sql`a.complete`),
    })
    .from(classAssignments)
    .where(and(eq(classAssignments.classId, classId), isLiving(giver)))
    .orderBy(classAssignments.id)
}

/** Gives a class what another was given, without due dates and to be seen at once; answers how many of the named pieces that were. */
export async function copyClassWork(
  tx: Transaction,
  giver: Viewer,
  { from, to, workIds }: { from: number; to: number; workIds: readonly number[] },
  now: Date,
): Promise<number> {
  if (workIds.length === 0) return 0
  const copied = await rowsOf(
    tx,
    sql`insert into class_assignments (class_id, exercise_id, title, grade_level, allow_redo, created_at)
      select ${to}::int, exercise_id, title, grade_level, allow_redo, ${now.toISOString()}::timestamptz from class_assignments
      where class_id = ${from} and id in ${[...workIds]} and ${isLiving(giver)} order by id returning id`,
    v.object({ id: v.number() }),
  )
  return copied.length
}

/** Work not withdrawn (in the bin, or every copy of it), of an exercise outside the bin that may be given. */
function isLiving(giver: Viewer): SQL {
  return sql`class_assignments.deleted_at is null
    and exists (select from exercises where exercises.id = class_assignments.exercise_id and exercises.deleted_at is null
      and ${isUsable(giver, exercises.ownerId) ?? sql`true`})
    and (exists (select from assignments a where a.class_assignment_id = class_assignments.id and a.deleted_at is null)
      or not exists (select from assignments a where a.class_assignment_id = class_assignments.id))`
}

/** The assignments of a class that are not turned in. */
export async function findOpenClassWork(db: Db | Transaction, classId: number): Promise<number[]> {
  const rows = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(classAssignments, eq(classAssignments.id, assignments.classAssignmentId))
    .where(and(eq(classAssignments.classId, classId), eq(assignments.complete, false)))
  return rows.map(({ id }) => id)
}

/** Whether a class is archived; hold it first where that decides. */
export async function isArchived(db: Db | Transaction, classId: number): Promise<boolean> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), isNotNull(classes.archivedAt)))
  return rows.length > 0
}

/** Whether a student is a member of a class. */
export async function findMember(db: Db | Transaction, classId: number, studentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: classMembers.studentId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId)))
  return rows.length === 1
}

/** Makes giving work to these classes and joining them wait for each other until the transaction ends. */
export async function lockClasses(db: Db | Transaction, classIds: readonly number[]): Promise<void> {
  await db
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, [...classIds]))
    .orderBy(classes.id)
    .for('no key update')
}

/** Which members of which classes get their classes' work; null means all of them. `workId` is the one piece that is being given, else all. */
export type ClassWorkFor = { classIds: readonly number[]; studentIds: readonly number[] | null; workId?: number }

/**
 * Gives members the work of their classes that they do not have yet, and answers the new assignments' ids. Work whose
 * every copy was deleted is withdrawn, as is that of an exercise in the bin; both come back with what was restored. What is past
 * due or closed is only given as the one piece, never to those who come late.
 */
export async function insertMissingClassWork(db: Db | Transaction, { classIds, studentIds, workId }: ClassWorkFor, now: Date): Promise<number[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = await rowsOf(
    db,
    sql`insert into assignments (teacher_id, student_id, exercise_id, class_assignment_id, title, grade_level, due_date, closes_at, assign_at, allow_redo, created_at)
      select c.teacher_id, m.student_id, w.exercise_id, w.id, w.title, w.grade_level, w.due_date, w.closes_at, w.assign_at, w.allow_redo, ${moment}
      from class_assignments w
      join classes c on c.id = w.class_id and c.deleted_at is null and c.archived_at is null
      join exercises e on e.id = w.exercise_id and e.deleted_at is null
      join class_members m on m.class_id = c.id
      join users u on u.id = m.student_id and u.deleted_at is null
      where w.deleted_at is null and w.class_id in ${[...classIds]}
        and ${studentIds === null ? sql`true` : sql`m.student_id in ${[...studentIds]}`}
        and ${workId === undefined ? sql`(w.due_date is null or w.due_date > ${moment}) and (w.closes_at is null or w.closes_at > ${moment})` : sql`w.id = ${workId}`}
        and (exists (select from assignments a where a.class_assignment_id = w.id and a.deleted_at is null)
          or not exists (select from assignments a where a.class_assignment_id = w.id))
      order by w.id, m.student_id
      on conflict (class_assignment_id, student_id) where class_assignment_id is not null do nothing
      returning id`,
    v.object({ id: v.number() }),
  )
  return rows.map(({ id }) => id)
}
