import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { BinKind } from './bin.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { classes, classMembers, users } from '#server/db/schema/people.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'

const tables = { student: users, class: classes, assignment: assignments, question: questions, exercise: exercises } as const

/**
 * Shows a deleted thing again and counts its version up; false when it is not there any more. A student whose username or
 * e-mail address a living person has meanwhile breaks `users_username_key` or `users_email_key`.
 */
export async function bringBack(tx: Transaction, kind: keyof typeof tables, id: number): Promise<boolean> {
  const table = tables[kind]
  const shown = await tx
    .update(table)
    .set({ deletedAt: null, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
    .returning({ id: table.id })
  return shown.length > 0
}

/** Whether a person's account is in the bin. */
export async function isInBin(tx: Transaction, personId: number): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, personId), isNotNull(users.deletedAt)))) > 0
}

/** Classes whose members may have missed work while a thing lay in the bin. */
export async function classesTouchedBy(tx: Transaction, kind: BinKind, id: number): Promise<number[]> {
  if (kind === 'class') return [id]
  if (kind === 'question') return []
  if (kind === 'student' || kind === 'student_left') {
    const rows = await tx.select({ id: classMembers.classId }).from(classMembers).where(eq(classMembers.studentId, id))
    return rows.map((row) => row.id)
  }
  const copies = tx.select({ id: assignments.classAssignmentId }).from(assignments).where(eq(assignments.id, id))
  const work = kind === 'exercise' ? eq(classAssignments.exerciseId, id) : inArray(classAssignments.id, copies)
  const rows = await tx.selectDistinct({ id: classAssignments.classId }).from(classAssignments).where(work)
  return rows.map((row) => row.id)
}
