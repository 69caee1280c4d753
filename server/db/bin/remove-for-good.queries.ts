import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm'
import type { BinKind } from './bin.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { bin } from '#server/db/schema/operations.ts'
import { classes, users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'

/**
 * Removes what lies in the bin for good: with a student everything that is theirs, their deleted work's entries in the bin
 * included; of a student who was only left nothing, as others teach them. Questions and exercises that finished work refers to
 * stay hidden in their tables, for deleting them would take the work along. The thing's own entry in the bin is the caller's to
 * take out.
 */
export async function removeForGood(tx: Transaction, kind: BinKind, id: number): Promise<void> {
  switch (kind) {
    case 'student': {
      const theirs = tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.studentId, id))
      await tx.delete(bin).where(and(eq(bin.kind, 'assignment'), inArray(bin.objectId, theirs)))
      await tx.delete(bin).where(and(eq(bin.kind, 'student_left'), eq(bin.objectId, id)))
      await tx.delete(users).where(and(eq(users.id, id), isNotNull(users.deletedAt)))
      return
    }
    case 'student_left':
      return
    case 'class':
      await tx.delete(classes).where(and(eq(classes.id, id), isNotNull(classes.deletedAt)))
      return
    case 'assignment':
      await tx.delete(assignments).where(and(eq(assignments.id, id), isNotNull(assignments.deletedAt)))
      return
    case 'question': {
      const uses = tx.select().from(questionSets).where(eq(questionSets.questionId, id))
      await tx.delete(questions).where(and(eq(questions.id, id), isNotNull(questions.deletedAt), notExists(uses)))
      return
    }
    case 'exercise': {
      const given = tx.select().from(assignments).where(eq(assignments.exerciseId, id))
      const done = tx.select().from(sessions).where(eq(sessions.exerciseId, id))
      await tx.delete(exercises).where(and(eq(exercises.id, id), isNotNull(exercises.deletedAt), notExists(given), notExists(done)))
      return
    }
  }
}
