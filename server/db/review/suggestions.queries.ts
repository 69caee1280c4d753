import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { hasModelConsent, isAgreedFor } from '#server/db/classroom/model-consent.queries.ts'
import { isModelOn } from '#server/db/operations/language-model.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { ModelUse } from '#contract/exercises/exercises.ts'
import { exercises } from '#server/db/schema/library.ts'
import { assignments } from '#server/db/schema/work.ts'
import { markSuggestions, messages, sessionQuestions, sessions, type SnapshotSet } from '#server/db/schema/sessions.ts'

/** Longer answers are for people alone. */
const longestAnswer = 600

/** An answer to ask a language model about. */
export type AnswerToSuggestFor = NonNullable<Awaited<ReturnType<typeof findAnswerToSuggestFor>>>

/**
 * The oldest pending answer of a question that counts and was not marked by hand, the last one there, about which no model was asked yet, of a
 * student whose school agreed to it, for the class that the work was given to as well, in an exercise that lets it, in the work of a teacher who
 * confirmed their address. With `messageId`, that answer, where it is still one of these.
 */
export async function findAnswerToSuggestFor(db: Db | Transaction, messageId?: number) {
  const isLast = sql`not exists (select from messages later where later.session_id = ${messages.sessionId}
    and later.position = ${messages.position} and later.verdict = 'pending' and later.role = 'user' and later.id > ${messages.id})`
  const [found] = await db
    .select({
      messageId: messages.id,
      studentId: sessions.userId,
      sessionId: messages.sessionId,
      position: messages.position,
      teacherId: assignments.teacherId,
      use: sql<ModelUse | null>`${exercises.config}->>'languageModel'`,
      answer: messages.content,
      set: sql<SnapshotSet>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}`,
      values: sessionQuestions.values,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .innerJoin(exercises, eq(exercises.id, sessions.exerciseId))
    .leftJoin(markSuggestions, eq(markSuggestions.messageId, messages.id))
    .where(
      and(
        eq(messages.verdict, 'pending'),
        eq(messages.role, 'user'),
        isNull(markSuggestions.messageId),
        isNull(messages.recordingId),
        lte(sql`char_length(${messages.content})`, longestAnswer),
        isNull(sessionQuestions.overriddenCenti),
        eq(sessions.isTest, false),
        isNull(sessions.practiceOf),
        ne(sessions.status, 'abandoned'),
        isLast,
        sql`${exercises.config}->>'languageModel' is distinct from 'off'`,
        sql`not exists (select from users t where t.id = coalesce(${assignments.teacherId}, ${exercises.ownerId}) and t.must_confirm_email)`,
        hasModelConsent(sessions.userId),
        isAgreedFor(assignments.classAssignmentId),
        isModelOn,
        messageId === undefined ? undefined : eq(messages.id, messageId),
      ),
    )
    .orderBy(messages.id)
    .limit(1)
  return found ?? null
}

/** Keeps what a model said about an answer; the first word stands, also when two processes asked. */
export async function keepSuggestion(db: Db | Transaction, suggestion: typeof markSuggestions.$inferInsert): Promise<void> {
  await db.insert(markSuggestions).values(suggestion).onConflictDoNothing()
}
