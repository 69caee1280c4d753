import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { isLiveOwner, ownerColumns, type TokenClaims } from '#server/db/accounts/tokens.queries.ts'
import { factColumns, workColumns } from '#server/db/assignments/assignments.queries.ts'
import { isOwn } from '#server/db/assignments/narrowing.ts'
import { mostNotes, noteColumns } from '#server/db/assignments/notes.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { jsonRows } from '#server/db/engine/json-rows.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { exercises } from '#server/db/schema/library.ts'
import { notes } from '#server/db/schema/notes.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments, unfinishedFirst } from '#server/db/schema/work.ts'
import { answeredAsJson, sinceWhenPracticed } from '#server/db/sessions/missed.queries.ts'

/** All that a student's start page shows: their work with its exercises, what they answered lately, and their notes. */
export type StudentStartRows = NonNullable<Awaited<ReturnType<typeof findStudentStart>>>

const studentId = sql.placeholder('userId')
const now = sql.placeholder('now')
const day = { since: sql.placeholder('since'), now: sql.placeholder('instant') }

const byToken = preparedOnce((db) =>
  db.select({ ...ownerColumns, ...columnsOf(db) }).from(users).where(and(isLiveOwner, isStudent)).prepare('find_student_start_by_token'),
)
const byUser = preparedOnce((db) => db.select(columnsOf(db)).from(users).where(and(eq(users.id, studentId), isStudent)).prepare('find_student_start'))
const isStudent = eq(users.role, 'STUDENT')

function columnsOf(db: Db | Transaction) {
  const isTheirs = isOwn(studentId, now)
  const own = db.select({ id: assignments.exerciseId }).from(assignments).innerJoin(users, eq(users.id, assignments.studentId)).where(isTheirs)
  return {
    work: jsonRows(workColumns, (row) =>
      db
        .select({ row })
        .from(assignments)
        .innerJoin(users, eq(users.id, assignments.studentId))
        .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
        .where(isTheirs)
        .orderBy(asc(unfinishedFirst(assignments)), asc(assignments.id)),
    ),
    facts: jsonRows(factColumns, (row) => db.select({ row }).from(exercises).where(inArray(exercises.id, own))),
    answered: answeredAsJson(studentId, day),
    notes: jsonRows(noteColumns, (row) =>
      db
        .select({ row })
        .from(notes)
        .innerJoin(users, eq(users.id, notes.teacherId))
        .where(eq(notes.studentId, studentId))
        .orderBy(desc(notes.id))
        .limit(mostNotes),
    ),
  }
}

/** A student's start page in one statement; null where they are none. */
export async function findStudentStart(db: Db | Transaction, userId: number, at: Date) {
  const [row] = await byUser(db).execute({ userId, ...instantsOf(at) })
  return row ?? null
}

/** The same with the live owner of a token, in one statement; null where the token proves no student. */
export async function findStudentStartByToken(db: Db | Transaction, claims: TokenClaims, at: Date) {
  const { userId, tokenVersion, jti } = claims
  const [row] = await byToken(db).execute({ userId, tokenVersion, jti, ...instantsOf(at) })
  if (!row) return null
  const { work, facts, answered, notes: written, ...owner } = row
  return { owner, found: { work, facts, answered, notes: written } }
}

function instantsOf(at: Date) {
  return { now: at, instant: at.toISOString(), since: sinceWhenPracticed(at).toISOString() }
}
