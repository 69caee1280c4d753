import { and, asc, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isInClass, isTaughtBy, isTrustedWith } from './class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { teacherStudents, users } from '#server/db/schema/people.ts'
import { areIndexed, hasAllWords, hasGramsOf } from '#server/db/questions/search-pattern.ts'
import { afterStudent, studentSortKey, type StudentOrder } from './student-order.ts'

/** Who looks: a teacher sees their own students and classes, an admin all. */
export type TeacherViewer = { id: number; role: Role; coTeaches?: boolean }

/** What narrows a list of students. */
export type StudentNarrowing = { id?: number; q?: string; classId?: number; isTracked?: boolean }

/** A student as listed, without their work. `sortKey` is where they stand in the order asked for. */
export type StudentRow = Awaited<ReturnType<typeof listStudentRows>>[number]

type Named = { id: number; name: string }

const fewStudents = 500
const isStudentThere = and(sql`${users.role} = 'STUDENT'`, isNull(users.deletedAt), isNull(users.expiresAt))

/** One page of a list. `isWalked`: every student is gone through by name for those the viewer has, which suits who has many of them. */
export type StudentExtent = { limit: number | null; isWalked?: boolean }

/** One page of the students a viewer sees in one statement, each with the viewer's classes they are in and all their teachers. */
export function listStudentRows(
  db: Db | Transaction,
  viewer: TeacherViewer,
  narrowing: StudentNarrowing,
  order: StudentOrder,
  extent: StudentExtent,
) {
  const key = studentSortKey(viewer, order)
  const isKept = viewer.role === 'ADMIN' ? sql<boolean>`true` : sql<boolean>`coalesce(${teacherStudents.keepsAccount}, false)`
  const statement = db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      email: users.email,
      mayChangeAccount: viewer.role === 'ADMIN' ? isKept : sql<boolean>`(${isKept} or ${isTrustedWith(viewer.id, users.id)})`,
      mayChangeEmail: isKept,
      isTracked: sql<boolean>`coalesce(${teacherStudents.isTracked}, false)`,
      shouldChangePassword: users.shouldChangePassword,
      version: users.version,
      timeFactor: users.timeFactor,
      allowPaste: users.allowPaste,
      goalsOff: users.goalsOff,
      classes: sql<Named[]>`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.plain_name, c.id), '[]')
        from class_members m join classes c on c.id = m.class_id
        where m.student_id = ${users.id} and c.deleted_at is null and c.archived_at is null
          and ${viewer.role === 'ADMIN' ? sql`true` : isTaughtBy(viewer.id, sql`c.id`, sql`c.teacher_id`)})`,
      teachers: sql<Named[]>`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.plain_name, t.id), '[]')
        from teacher_students s join users t on t.id = s.teacher_id
        where s.student_id = ${users.id} and t.role = 'TEACHER' and t.deleted_at is null)`,
      sortKey: sql<string>`(${key.expression})::text`,
    })
    .from(users)
    .leftJoin(teacherStudents, and(eq(teacherStudents.studentId, users.id), eq(teacherStudents.teacherId, viewer.id)))
    .where(and(isSeen(viewer, extent.isWalked ?? false), narrowed(db, viewer, narrowing), afterStudent(order, key)))
    .orderBy(order.isDescending ? desc(key.expression) : asc(key.expression), order.isDescending ? desc(users.id) : asc(users.id))
    .$dynamic()
  return extent.limit === null ? statement : statement.limit(extent.limit)
}

/** One student a viewer sees, or null. */
export async function findStudentRow(db: Db | Transaction, viewer: TeacherViewer, id: number): Promise<StudentRow | null> {
  const [row] = await listStudentRows(db, viewer, { id }, { by: 'name', isDescending: false, after: null }, { limit: 1 })
  return row ?? null
}

/** How many students a list has over all its pages. */
export async function countStudents(db: Db | Transaction, viewer: TeacherViewer, narrowing: StudentNarrowing): Promise<number> {
  if (viewer.role !== 'ADMIN' && Object.values(narrowing).every((one) => one === undefined)) return countStudentsOf(db, viewer.id)
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(teacherStudents, and(eq(teacherStudents.studentId, users.id), eq(teacherStudents.teacherId, viewer.id)))
    .where(and(isSeen(viewer, false), narrowed(db, viewer, narrowing)))
  return row?.count ?? 0
}

/** Whether a teacher has more students than are worth sorting one by one for a page of them. */
export async function hasManyStudents(db: Db | Transaction, teacherId: number): Promise<boolean> {
  const some = db
    .select({ id: teacherStudents.studentId })
    .from(teacherStudents)
    .where(eq(teacherStudents.teacherId, teacherId))
    .limit(fewStudents + 1)
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some.as('some'))
  return (row?.count ?? 0) > fewStudents
}

/** All a teacher is linked to but the few who lie in the bin: looking at each one would cost many times as much. */
async function countStudentsOf(db: Db | Transaction, teacherId: number): Promise<number> {
  const away = db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(and(or(isNotNull(users.deletedAt), isNotNull(users.expiresAt)), isLinked(teacherId)))
  const [row] = await db
    .select({ count: sql<number>`(count(*) - (${away}))::int` })
    .from(teacherStudents)
    .where(eq(teacherStudents.teacherId, teacherId))
  return row?.count ?? 0
}

/** The living people with one of these e-mail addresses, in lower case; their names only of students the viewer sees. */
export function listKnownAccounts(db: Db, viewer: TeacherViewer, emails: readonly string[]) {
  const wanted = [...new Set(emails.map((one) => one.replaceAll('\0', '').trim().toLowerCase().toWellFormed()))]
  const isTheirs = sql<boolean>`(${and(isStudentThere, viewer.role === 'ADMIN' ? sql`true` : isLinked(viewer.id))})`
  return db
    .select({ id: users.id, name: users.name, username: users.username, email: sql<string>`lower(${users.email})`, isTheirs })
    .from(users)
    .where(and(sql`lower(${users.email}) in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))`, isNull(users.deletedAt)))
}

function isLinked(teacherId: number): SQL {
  return sql`(select l.teacher_id from teacher_students l where l.teacher_id = ${teacherId} and l.student_id = "users"."id") is not null`
}

function isSeen(viewer: TeacherViewer, isWalked: boolean): SQL | undefined {
  if (viewer.role === 'ADMIN') return isStudentThere
  return and(isStudentThere, isWalked ? isLinked(viewer.id) : isNotNull(teacherStudents.teacherId))
}

function narrowed(db: Db | Transaction, viewer: TeacherViewer, { id, q, classId, isTracked }: StudentNarrowing): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(users.id, id),
    areIndexed(q) ? hasGramsOf(users.words, q) : undefined,
    hasAllWords(q, (has) => has(users.words)),
    classId === undefined ? undefined : isInClass(db, viewer, classId, users.id),
    isTracked === undefined ? undefined : sql`coalesce(${teacherStudents.isTracked}, false) = ${isTracked}`,
  )
}
