import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { nameToldApart } from '#server/db/classroom/namesakes.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { users } from '#server/db/schema/people.ts'
import { concerns, messages, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isHeardBy, isSeenBy } from '#server/db/sessions/session-viewers.ts'

type Viewer = { id: number; role: Role }

/** One page of the worrying words that wait for a viewer, the oldest first; `sessionId` is null where they see the words and not the session. */
export function listConcernRows(db: Db | Transaction, viewer: Viewer, { afterId, limit }: { afterId: number | null; limit: number | null }) {
  const rows = db
    .select({
      id: concerns.id,
      kind: concerns.kind,
      sessionId: sql<number | null>`case when ${isSeenBy(viewer)} then ${concerns.sessionId} end`,
      studentId: users.id,
      studentName: nameToldApart(viewer),
      assignmentTitle: assignments.title,
      questionTitle: sql<string>`coalesce(${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}->>'title', '')`,
      text: messages.content,
      at: concerns.at,
    })
    .from(concerns)
    .innerJoin(sessions, eq(sessions.id, concerns.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(messages, eq(messages.id, concerns.messageId))
    .innerJoin(sessionQuestions, and(eq(sessionQuestions.sessionId, messages.sessionId), eq(sessionQuestions.position, messages.position)))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(and(isOpenFor(viewer), gt(concerns.id, afterId ?? 0)))
    .orderBy(asc(concerns.id))
    .$dynamic()
  return limit === null ? rows : rows.limit(limit)
}

/** How many worrying words wait for a viewer over all pages. */
export async function countConcerns(db: Db | Transaction, viewer: Viewer): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(concerns)
    .innerJoin(sessions, eq(sessions.id, concerns.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOpenFor(viewer))
  return row?.count ?? 0
}

/** Worrying words a viewer sees, dealt with or not; `sessionId` is where they were written. */
export type FoundConcern = { id: number; sessionId: number; settledAt: Date | null }

/** The worrying words with this id when this viewer hears of them. */
export async function findConcern(db: Db | Transaction, viewer: Viewer, id: number): Promise<FoundConcern | null> {
  const [row] = await db
    .select({ id: concerns.id, sessionId: concerns.sessionId, settledAt: concerns.settledAt })
    .from(concerns)
    .innerJoin(sessions, eq(sessions.id, concerns.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(concerns.id, id), isNull(users.deletedAt), isHeardBy(viewer)))
  return row ?? null
}

/** Notes that somebody dealt with it; false when somebody had before. */
export async function markConcernSettled(db: Db | Transaction, id: number, by: number, at: Date): Promise<boolean> {
  const changed = await db
    .update(concerns)
    .set({ settledAt: at, settledBy: by })
    .where(and(eq(concerns.id, id), isNull(concerns.settledAt)))
    .returning({ id: concerns.id })
  return changed.length === 1
}

/** Takes the note back; false when there was none. */
export async function markConcernOpen(db: Db | Transaction, id: number): Promise<boolean> {
  const changed = await db
    .update(concerns)
    .set({ settledAt: null, settledBy: null })
    .where(and(eq(concerns.id, id), isNotNull(concerns.settledAt)))
    .returning({ id: concerns.id })
  return changed.length === 1
}

/** The messages of a session that worried, whether or not that was dealt with. */
export async function readWorryingMessages(db: Db | Transaction, sessionId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: concerns.messageId }).from(concerns).where(eq(concerns.sessionId, sessionId))
  return new Set(rows.map(({ id }) => id))
}

function isOpenFor(viewer: Viewer): SQL | undefined {
  return and(isNull(concerns.settledAt), isNull(users.deletedAt), isHeardBy(viewer))
}
