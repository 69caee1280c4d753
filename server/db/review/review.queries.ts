import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import { nameToldApart } from '#server/db/classroom/namesakes.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { users } from '#server/db/schema/people.ts'
import { markSuggestions, messages, sessionQuestions, sessions, type SnapshotSet } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isSeenBy } from '#server/db/sessions/session-viewers.ts'

const everything = 2_147_483_647

type Viewer = { id: number; role: Role }

/** What narrows a queue; null is everybody the viewer sees. `askedKey` is one question as it was asked. */
export type ReviewNarrowing = { classId: number | null; studentId?: number | null; askedKey?: string | null }

/** One page of the answers that wait for a viewer, the longest waiting first. */
export function listReviewRows(
  db: Db | Transaction,
  viewer: Viewer,
  narrowing: ReviewNarrowing,
  { afterId, limit }: { afterId: number | null; limit: number | null },
) {
  const page = sql`(${waitingIds(db, viewer, narrowing)} and w.id > ${afterId ?? 0}::int order by w.id limit ${limit}::int)`
  return db
    .select({
      messageId: messages.id,
      sessionId: sessions.id,
      studentId: users.id,
      studentName: nameToldApart(viewer),
      assignmentId: assignments.id,
      assignmentTitle: assignments.title,
      set: sql<SnapshotSet>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}`,
      values: sessionQuestions.values,
      answer: messages.content,
      pointsCenti: sessionQuestions.pointsCenti,
      version: sessionQuestions.markVersion,
      at: messages.at,
      suggested: { quality: markSuggestions.quality, reason: markSuggestions.reason, quote: markSuggestions.quote, model: markSuggestions.model },
    })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .leftJoin(markSuggestions, eq(markSuggestions.messageId, messages.id))
    .where(inArray(messages.id, page))
    .orderBy(messages.id)
}

/** A question as it was asked: answers to one have the same. Asks for the session and the asked question. */
const askedKey = sql`md5(jsonb_build_array(${sessionQuestions.questionId}, ${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}->'prompt',
  ${sessionQuestions.values}, ${sessionQuestions.pointsCenti})::text)`

/** One page of the questions that answers wait to, each by its longest waiting answer, with how many wait. */
export function listReviewQuestionRows(
  db: Db | Transaction,
  viewer: Viewer,
  narrowing: ReviewNarrowing,
  { afterId, limit }: { afterId: number | null; limit: number | null },
) {
  const groups = db.$with('groups').as(
    db
      .select({ firstId: sql<number>`min(${messages.id})`.as('first_id'), count: sql<number>`count(*)::int`.as('count') })
      .from(messages)
      .innerJoin(sessions, eq(sessions.id, messages.sessionId))
      .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
      .where(inArray(messages.id, sql`(${waitingIds(db, viewer, narrowing)})`))
      .groupBy(askedKey),
  )
  return db
    .with(groups)
    .select({
      messageId: messages.id,
      count: groups.count,
      total: sql<number>`(select count(*)::int from ${groups})`,
      set: sql<SnapshotSet>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}`,
      values: sessionQuestions.values,
      pointsCenti: sessionQuestions.pointsCenti,
      at: messages.at,
    })
    .from(groups)
    .innerJoin(messages, eq(messages.id, groups.firstId))
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .where(gt(messages.id, afterId ?? 0))
    .orderBy(messages.id)
    .limit(limit ?? everything)
}

/** How many answers wait for a viewer over all pages. */
export async function countReview(db: Db | Transaction, viewer: Viewer, narrowing: ReviewNarrowing): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`(${waitingIds(db, viewer, narrowing)}) waiting`)
  return row?.count ?? 0
}

/**
 * An answer waits while it is its question's last pending one, the question has no score set by hand, and its session counts.
 * Each is looked up by its keys from the index of pending answers, whatever statistics the planner has: `limit` keeps it from
 * joining the other way round.
 */
function waitingIds(db: Db | Transaction, viewer: Viewer, { classId, studentId = null, askedKey: key = null }: ReviewNarrowing): SQL {
  const counts = and(
    isNull(sessionQuestions.overriddenCenti),
    sql`(${sessionQuestions.state}->>'isPending')::boolean`,
    ne(sessions.status, 'abandoned'),
    eq(sessions.isTest, false),
    isNull(sessions.practiceOf),
    isNull(users.deletedAt),
    isNull(assignments.deletedAt),
    isSeenBy(viewer),
    studentId === null ? undefined : eq(users.id, studentId),
    classId === null ? undefined : isInClass(db, viewer, classId, users.id),
    key === null ? undefined : sql`${askedKey} = ${key}`,
  )
  return sql`select w.id from (
      select distinct on (m.session_id, m.position) m.id, m.session_id, m.position from messages m
      where m.verdict = 'pending' and m.role = 'user' order by m.session_id, m.position, m.id desc
    ) w cross join lateral (
      select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
        join ${sessionQuestions} on ${sessionQuestions.sessionId} = ${sessions.id} and ${sessionQuestions.position} = w.position
        join ${assignments} on ${assignments.id} = ${sessions.assignmentId}
      where ${sessions.id} = w.session_id and ${counts} limit 1
    ) seen where true`
}

/** Which question, as it was asked, an answer that this viewer may judge is to; null when there is no such answer. */
export async function findAskedKey(db: Db | Transaction, viewer: Viewer, messageId: number): Promise<string | null> {
  const [row] = await db
    .select({ key: sql<string>`${askedKey}` })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(messages.id, messageId), isReviewable(viewer)))
  return row?.key ?? null
}

/** An answer a teacher may judge, waiting or judged before. */
export type ReviewableAnswer = { messageId: number; sessionId: number; position: number }

function isReviewable(viewer: Viewer): SQL | undefined {
  return and(
    eq(messages.role, 'user'),
    or(eq(messages.verdict, 'pending'), isNotNull(messages.reviewedQuality)),
    eq(sessions.isTest, false),
    isNull(sessions.practiceOf),
    isNull(users.deletedAt),
    isSeenBy(viewer),
  )
}

/** The answers with these ids that waited for a teacher at some time and whose sessions this viewer sees; never of test runs or of practice. */
export function findReviewables(db: Db | Transaction, viewer: Viewer, messageIds: readonly number[]): Promise<ReviewableAnswer[]> {
  return db
    .select({ messageId: messages.id, sessionId: messages.sessionId, position: messages.position })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(messages.id, [...messageIds]), isReviewable(viewer)))
    .orderBy(messages.id)
}

/** The answer with this id when it waited for a teacher at some time and this viewer sees its session; never of a test run or of practice. */
export async function findReviewable(db: Db | Transaction, viewer: Viewer, messageId: number): Promise<ReviewableAnswer | null> {
  const [row] = await findReviewables(db, viewer, [messageId])
  return row ?? null
}

/** Who judged an answer last; null while nobody did. */
export async function findReviewer(tx: Transaction, messageId: number): Promise<{ id: number; name: string } | null> {
  const [row] = await tx
    .select({ id: users.id, name: users.name })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.reviewedBy))
    .where(eq(messages.id, messageId))
  return row ?? null
}

/** The values a question was asked with where a message that this viewer sees answered it; null when there is no such message. */
export async function findValuesOfMessage(db: Db | Transaction, viewer: Viewer, questionId: number, messageId: number) {
  const [row] = await db
    .select({ values: sessionQuestions.values })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, messages.sessionId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .where(and(eq(messages.id, messageId), eq(messages.role, 'user'), eq(sessionQuestions.questionId, questionId), isSeenBy(viewer)))
  return row?.values ?? null
}

/** The different rows of values with which a question was answered like this, two at most. */
export async function findValuesOfAnswer(db: Db | Transaction, questionId: number, answer: string): Promise<Record<string, string>[]> {
  const said = sql`lower(regexp_replace(btrim(${messages.content}), '\\s+', ' ', 'g')) = lower(${answer})`
  const rows = await db
    .selectDistinct({ values: sessionQuestions.values })
    .from(sessionQuestions)
    .innerJoin(sessions, eq(sessions.id, sessionQuestions.sessionId))
    .innerJoin(messages, and(eq(messages.sessionId, sessionQuestions.sessionId), eq(messages.position, sessionQuestions.position)))
    .where(and(eq(sessionQuestions.questionId, questionId), eq(sessions.isTest, false), eq(messages.role, 'user'), said))
    .limit(2)
  return rows.map(({ values }) => values)
}

/** Which question of a session each of these messages belongs to. */
export async function readQuestionsOfMessages(db: Db | Transaction, sessionId: number, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, { question_set_index: number; question_index: number }>()
  const rows = await db
    .select({ id: messages.id, setIndex: sessionQuestions.setIndex, questionIndex: sessionQuestions.questionIndex })
    .from(messages)
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .where(and(eq(messages.sessionId, sessionId), inArray(messages.id, [...messageIds])))
  return new Map(rows.map((row) => [row.id, { question_set_index: row.setIndex, question_index: row.questionIndex }]))
}
