import { and, desc, eq, gte, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
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

/** The most turns of a dialogue that are looked at. */
const mostTurns = 400
/** How much of a turn is read, in characters: twice what anybody is told of it. */
const longestTurn = 1_200

/** What was said at a question before a reply, the newest first, each as far as it matters; what a person should read is left out. */
export function readTurnsBefore(db: Db, { sessionId, position, messageId }: Pick<WordedReply, 'sessionId' | 'position' | 'messageId'>) {
  return db
    .select({ role: messages.role, content: sql<string>`left(${messages.content}, ${longestTurn})`, verdict: messages.verdict })
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
    .limit(mostTurns)
}

/** Takes the words of a reply to be asked for; false when somebody else did. */
export async function claimWords(db: Db | Transaction, messageId: number, { model, at }: { model: string; at: Date }): Promise<boolean> {
  const claimed = await db
    .update(tutorWords)
    .set({ askedAt: at, model })
    .where(and(eq(tutorWords.messageId, messageId), isNull(tutorWords.askedAt)))
    .returning({ id: tutorWords.messageId })
  return claimed.length > 0
}

const isCounted = sql`coalesce(${tutorWords.outcome}, '') not in ('spent', 'unasked') and (${tutorWords.outcome} is distinct from 'away' or ${tutorWords.sent} is not null)`

/** How many replies of somebody's own the model was asked to word since then; with those under way, without those that a model at rest never got. */
export async function countWordsOf(db: Db | Transaction, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tutorWords)
    .innerJoin(sessions, eq(sessions.id, tutorWords.sessionId))
    .where(and(eq(sessions.userId, userId), gte(tutorWords.askedAt, since), isCounted))
  return row?.count ?? 0
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
