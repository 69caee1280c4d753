import { and, desc, eq, gte, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/engine/db.ts'
import { wordsPaidBy } from './chat.queries.ts'
import { users } from '#server/db/schema/people.ts'
import { concerns, messages, sessionQuestions, sessions, type SnapshotSet, tutorWords, type WordsOutcome } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import type { InstanceState } from '#server/grading/types.ts'
import type { WordsAsked } from '#server/ports/partner.ts'

/** A reply of somebody's chat as it stands, and what its words need where they are still to be asked for. */
export type WordedReply = NonNullable<Awaited<ReturnType<typeof findWordedReply>>>

/**
 * A reply of a person's own chat, or null. `words` is null where no model was to be asked, or may not be asked any more: the school took its
 * consent back or turned the model off, the question is settled, or the session over, whose log nothing changes then.
 */
export async function findWordedReply(db: Db, messageId: number, userId: number) {
  const [row] = await db
    .select({
      messageId: messages.id,
      content: messages.content,
      hint: messages.hint,
      sessionId: messages.sessionId,
      position: messages.position,
      userId: sessions.userId,
      names: sql<string[]>`array_remove(array[${users.name}, ${users.username}, ${users.email}], null)`,
      seed: sessions.seed,
      grade: sql<number>`(${sessions.snapshot}->>'gradeLevel')::int`,
      themes: sql<string[]>`${sessions.snapshot}->'themes'`,
      set: sql<SnapshotSet>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}`,
      values: sessionQuestions.values,
      state: sql<InstanceState>`${sessionQuestions.state}`,
      words: sql<{ about: WordsAsked['about']; teacherId: number; isAsked: boolean } | null>`(select json_build_object('about', w.about, 'teacherId', w.teacher_id,
        'isAsked', w.asked_at is not null) from ${tutorWords} w where w.message_id = ${messages.id} and ${sessions.status} = 'active'
        and ${sessionQuestions.status} = 'open' and ${wordsPaidBy} is not null)`,
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .where(and(eq(messages.id, messageId), eq(messages.role, 'assistant'), eq(sessions.userId, userId), eq(sessions.kind, 'chat')))
  return row ?? null
}

/** What was said at a question before a reply, the newest first; what a person should read is left out. */
export function readTurnsBefore(db: Db, { sessionId, position, messageId }: Pick<WordedReply, 'sessionId' | 'position' | 'messageId'>, limit: number) {
  return db
    .select({ role: messages.role, content: messages.content, verdict: messages.verdict })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sessionId),
        eq(messages.position, position),
        ne(messages.role, 'system'),
        lt(messages.id, messageId),
        notExists(db.select({ id: concerns.id }).from(concerns).where(eq(concerns.messageId, messages.id))),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** Takes the words of a reply to be asked for; false when somebody else did. */
export async function claimWords(db: Db, messageId: number, { model, at }: { model: string; at: Date }): Promise<boolean> {
  const claimed = await db
    .update(tutorWords)
    .set({ askedAt: at, model })
    .where(and(eq(tutorWords.messageId, messageId), isNull(tutorWords.askedAt)))
    .returning({ id: tutorWords.messageId })
  return claimed.length > 0
}

/** How many words were asked for since `dayBegan`, by the school and on a teacher's budget, and by somebody since `lately`; with those under way. */
export async function countWordsAsked(db: Db, by: { teacherId: number; userId: number; dayBegan: Date; lately: Date }) {
  const { teacherId, userId, dayBegan, lately } = by
  const counted = sql`coalesce(${tutorWords.outcome}, '') not in ('spent', 'unasked')`
  const [row] = await db
    .select({
      school: sql<number>`count(*)::int`,
      teacher: sql<number>`(count(*) filter (where ${tutorWords.teacherId} = ${teacherId}))::int`,
      student: sql<number>`(count(*) filter (where ${sessions.userId} = ${userId} and ${tutorWords.askedAt} >= ${lately.toISOString()}::timestamptz))::int`,
    })
    .from(tutorWords)
    .innerJoin(sessions, eq(sessions.id, tutorWords.sessionId))
    .where(and(gte(tutorWords.askedAt, dayBegan), counted))
  return row ?? { school: 0, teacher: 0, student: 0 }
}

/** What became of words; `words` take the reply's place in the log, null leaves it as it is. */
export async function keepWords(
  db: Db,
  messageId: number,
  { words, ...kept }: { words: string | null; said: string; sent: WordsAsked | null; outcome: WordsOutcome; tookMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(tutorWords).set({ ...kept, words }).where(eq(tutorWords.messageId, messageId))
    if (words !== null) await tx.update(messages).set({ content: words }).where(eq(messages.id, messageId))
  })
}
