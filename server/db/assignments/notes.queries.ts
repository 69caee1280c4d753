import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { NoteReceivers } from '#contract/assignments/notes.ts'
import type { TeacherViewer } from '#server/db/classroom/students.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isOneOf } from '#server/db/questions/search-pattern.ts'
import { notes } from '#server/db/schema/notes.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { type AssignmentNarrowing, hasStatus, inScope } from './narrowing.ts'

/** How many notes a student has before them at most; a newer one takes the place of the oldest. */
export const mostNotes = 10

/** Of which work somebody is behind, and by whose days. */
export type Behind = { assignmentIds: readonly number[]; to: NoteReceivers; days: NonNullable<AssignmentNarrowing['days']> }

/** The students who are behind with some of what a viewer gave, each once with the title that is due first, and whether they have an address. */
export function listBehind(tx: Transaction, viewer: TeacherViewer, { assignmentIds, to, days }: Behind) {
  return tx
    .selectDistinctOn([assignments.studentId], {
      studentId: assignments.studentId,
      about: assignments.title,
      hasAddress: sql<boolean>`${users.email} <> ''`,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .where(
      and(
        inScope({ viewer, now: null }),
        isOneOf(assignments.id, assignmentIds),
        ne(assignments.complete, true),
        or(isNull(assignments.assignAt), lte(assignments.assignAt, days.now)),
        to === 'overdue' ? hasStatus('overdue', days) : undefined,
      ),
    )
    .orderBy(assignments.studentId, sql`${assignments.dueDate} asc nulls last`, asc(assignments.id))
}

/** Writes a note to each of these students, and takes away what is more than a student has room for; the ids of the notes. */
export async function insertNotes(tx: Transaction, written: readonly (typeof notes.$inferInsert)[]): Promise<{ id: number; studentId: number }[]> {
  const made = await tx.insert(notes).values([...written]).returning({ id: notes.id, studentId: notes.studentId })
  const newer = sql`(select count(*) from notes n where n.student_id = ${notes.studentId} and n.id > ${notes.id})`
  await tx.delete(notes).where(and(inArray(notes.studentId, made.map(({ studentId }) => studentId)), sql`${newer} >= ${mostNotes}`))
  return made
}

/** What is read of a note, of its `users` who wrote it. */
export const noteColumns = { id: notes.id, from: users.name, about: notes.about, text: notes.text, at: notes.createdAt }

/** What a student has before them, the newest first. */
export function listNoteRows(db: Db | Transaction, studentId: number) {
  return db
    .select(noteColumns)
    .from(notes)
    .innerJoin(users, eq(users.id, notes.teacherId))
    .where(eq(notes.studentId, studentId))
    .orderBy(desc(notes.id))
    .limit(mostNotes)
}

/** A note to a student, or null. */
export async function findNote(db: Db | Transaction, id: number, studentId: number): Promise<{ id: number } | null> {
  const [row] = await db.select({ id: notes.id }).from(notes).where(and(eq(notes.id, id), eq(notes.studentId, studentId)))
  return row ?? null
}

/** Takes a note away. */
export async function removeNote(db: Db | Transaction, id: number): Promise<void> {
  await db.delete(notes).where(eq(notes.id, id))
}
