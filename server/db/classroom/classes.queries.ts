import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { isTaughtBy } from './class-scope.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import type { TeacherViewer } from './students.queries.ts'

/** The order of a list of classes, by name, and where to go on in it. */
export type ClassOrder = { isDescending: boolean; after: { key: string; id: number } | null }

/** What narrows classes: one of them, words of its name, `isOngoing` leaves out those that are archived. */
export type ClassNarrowing = { id?: number; q?: string | undefined; isOngoing?: boolean }

/** A class with its teacher and its living students by name. */
export type ClassRow = Awaited<ReturnType<typeof listClassRows>>[number]

const mostNames = 1_000
const name = sql`${classes.plainName}`

/** One page of the classes a viewer sees, in one statement. */
export function listClassRows(
  db: Db | Transaction,
  viewer: TeacherViewer,
  narrowing: ClassNarrowing,
  order: ClassOrder,
  limit: number | null,
) {
  const { isDescending, after } = order
  const isAfter = after && sql`(${name}, ${classes.id}) ${isDescending ? sql`<` : sql`>`} (${after.key}::text, ${after.id}::int)`
  const statement = db
    .select({
      id: classes.id,
      name: classes.name,
      version: classes.version,
      hasVoiceConsent: sql<boolean>`${classes.voiceConsentAt} is not null`,
      hasModelConsent: sql<boolean>`${classes.modelConsentAt} is not null`,
      goalsOff: classes.goalsOff,
      archivedAt: classes.archivedAt,
      teacher: { id: users.id, name: users.name },
      students: sql<{ id: number; name: string; username: string; email: string }[]>`(select coalesce(json_agg(json_build_object(
          'id', s.id, 'name', s.name, 'username', s.username, 'email', s.email) order by s.plain_name, s.id), '[]')
        from class_members m join users s on s.id = m.student_id where m.class_id = ${classes.id} and s.deleted_at is null)`,
      sortKey: sql<string>`${name}`,
    })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(and(inView(viewer, narrowing), isAfter ?? undefined))
    .orderBy(isDescending ? desc(name) : asc(name), isDescending ? desc(classes.id) : asc(classes.id))
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** The names of the classes a viewer sees and that are not archived, with how many students each has, in one statement. */
export function listClassNameRows(db: Db | Transaction, viewer: TeacherViewer): Promise<{ id: number; name: string; student_count: number }[]> {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      student_count: sql<number>`(select count(*)::int from class_members m join users s on s.id = m.student_id
        where m.class_id = ${classes.id} and s.deleted_at is null)`,
    })
    .from(classes)
    .where(inView(viewer, { isOngoing: true }))
    .orderBy(asc(name), asc(classes.id))
    .limit(mostNames)
}

/** One class a viewer sees, or null. */
export async function findClassRow(db: Db | Transaction, viewer: TeacherViewer, id: number): Promise<ClassRow | null> {
  const [row] = await listClassRows(db, viewer, { id }, { isDescending: false, after: null }, 1)
  return row ?? null
}

/** How many classes a list has over all its pages. */
export async function countClasses(db: Db | Transaction, viewer: TeacherViewer, narrowing: ClassNarrowing): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(classes).where(inView(viewer, narrowing))
  return row?.count ?? 0
}

/** Stores a class and answers its id. */
export async function insertClass(db: Db | Transaction, one: { teacherId: number; name: string; goalsOff?: boolean }): Promise<number> {
  const [row] = await db.insert(classes).values(one).returning({ id: classes.id })
  if (!row) throw new Error('the insert answered no row')
  return row.id
}

/** What can be changed of a class; a consent noted again keeps the day it was first noted. */
export type ClassChange = { name: string; now: Date } & Record<'voiceConsent' | 'modelConsent' | 'setsGoals', boolean | undefined>

/** Changes a class that is there and counts its version up, while it is still `version` when one is given; false when nothing changed. */
export async function updateClass(
  db: Db | Transaction,
  id: number,
  { name: newName, voiceConsent, modelConsent, setsGoals, now }: ClassChange,
  version: number | undefined,
): Promise<boolean> {
  const since = (column: SQLWrapper, isGiven: boolean) => (isGiven ? sql`coalesce(${column}, ${now.toISOString()}::timestamptz)` : null)
  const changed = await db
    .update(classes)
    .set({
      name: newName,
      version: sql`${classes.version} + 1`,
      ...(voiceConsent === undefined ? {} : { voiceConsentAt: since(classes.voiceConsentAt, voiceConsent) }),
      ...(modelConsent === undefined ? {} : { modelConsentAt: since(classes.modelConsentAt, modelConsent) }),
      ...(setsGoals === undefined ? {} : { goalsOff: !setsGoals }),
    })
    .where(and(eq(classes.id, id), isNull(classes.deletedAt), version === undefined ? undefined : eq(classes.version, version)))
    .returning({ id: classes.id })
  return changed.length > 0
}

/** Archives a class or takes that back, unless it is so already; false when nothing changed. */
export async function setArchived(tx: Transaction, id: number, archivedAt: Date | null): Promise<boolean> {
  const changed = await tx
    .update(classes)
    .set({ archivedAt, version: sql`${classes.version} + 1` })
    .where(and(eq(classes.id, id), isNull(classes.deletedAt), archivedAt === null ? isNotNull(classes.archivedAt) : isNull(classes.archivedAt)))
    .returning({ id: classes.id })
  return changed.length > 0
}

/** Hides a class; answers whose it was and its name, or null when somebody else did. */
export async function hideClass(tx: Transaction, id: number, now: Date): Promise<{ name: string; teacherId: number } | null> {
  const [hidden] = await tx
    .update(classes)
    .set({ deletedAt: now, version: sql`${classes.version} + 1` })
    .where(and(eq(classes.id, id), isNull(classes.deletedAt)))
    .returning({ name: classes.name, teacherId: classes.teacherId })
  return hidden ?? null
}

/** Puts a student into a class; being in it already changes nothing. */
export async function addMember(
  db: Db | Transaction,
  member: { classId: number; studentId: number; isByCode: boolean },
  now: Date,
): Promise<void> {
  await db
    .insert(classMembers)
    .values({ ...member, joinedAt: now })
    .onConflictDoUpdate({
      target: [classMembers.classId, classMembers.studentId],
      set: { isByCode: false },
      setWhere: sql`${classMembers.isByCode} and not excluded.is_by_code`,
    })
}

/** Puts members of one class into another, those of them who are named; how many that were. */
export async function copyMembers(
  tx: Transaction,
  { from, to, studentIds }: { from: number; to: number; studentIds: readonly number[] },
  now: Date,
): Promise<number> {
  if (studentIds.length === 0) return 0
  const copied = await tx
    .insert(classMembers)
    .select(
      tx
        .select({
          classId: sql<number>`${to}::int`.as('class_id'),
          studentId: classMembers.studentId,
          joinedAt: sql`${now.toISOString()}::timestamptz`.as('joined_at'),
          isByCode: classMembers.isByCode,
        })
        .from(classMembers)
        .innerJoin(users, eq(users.id, classMembers.studentId))
        .where(and(eq(classMembers.classId, from), inArray(classMembers.studentId, [...studentIds]), isNull(users.deletedAt))),
    )
    .returning({ studentId: classMembers.studentId })
  return copied.length
}

/** Takes a student out of a class; false when they were not in it. */
export async function removeMember(db: Db | Transaction, classId: number, studentId: number): Promise<boolean> {
  const removed = await db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.studentId, studentId)))
    .returning({ studentId: classMembers.studentId })
  return removed.length > 0
}

function inView(viewer: TeacherViewer, { id, q, isOngoing }: ClassNarrowing): SQL | undefined {
  return and(
    isNull(classes.deletedAt),
    isOngoing ? isNull(classes.archivedAt) : undefined,
    viewer.role === 'ADMIN' ? undefined : isTaughtBy(viewer.id, sql`${classes.id}`, sql`${classes.teacherId}`),
    id === undefined ? undefined : eq(classes.id, id),
    hasAllWords(q, (has) => has(classes.plainName)),
  )
}
