import { and, count, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import { hasModelConsent } from '#server/db/classroom/model-consent.queries.ts'
import { isModelOn } from '#server/db/operations/language-model.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import { markSuggestions, messages, sessionQuestions, sessions, type SnapshotSet } from '#server/db/schema/sessions.ts'

/** Longer answers are for people alone. */
const longestAnswer = 600

/**
 * The last pending answers of questions that count and were not marked by hand, about which no model was asked yet, of
 * students whose school agreed to it, the oldest first.
 */
export function listAnswersToSuggestFor(db: Db, limit: number) {
  const isLast = sql`not exists (select from messages later where later.session_id = ${messages.sessionId}
    and later.position = ${messages.position} and later.verdict = 'pending' and later.role = 'user' and later.id > ${messages.id})`
  return db
    .select({
      messageId: messages.id,
      answer: messages.content,
      set: sql<SnapshotSet>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}`,
      values: sessionQuestions.values,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
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
        hasModelConsent(sessions.userId),
        isModelOn,
      ),
    )
    .orderBy(messages.id)
    .limit(limit)
}

/** How many answers a model was asked about since then. */
export async function countSuggestionsSince(db: Db, since: Date): Promise<number> {
  const [row] = await db.select({ asked: count() }).from(markSuggestions).where(gte(markSuggestions.at, since))
  return row?.asked ?? 0
}

/** Keeps what a model said about an answer; the first word stands, also when two processes asked. */
export async function keepSuggestion(db: Db, suggestion: typeof markSuggestions.$inferInsert): Promise<void> {
  await db.insert(markSuggestions).values(suggestion).onConflictDoNothing()
}
