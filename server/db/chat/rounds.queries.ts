import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { assignments, sessionQuestions, sessions } from '#server/db/schema.ts'
import type { InstanceState, Values } from '#server/grading/types.ts'

/** A question as the last session of a round that asked it left it. */
export type EarlierQuestion = { questionId: number; questionIndex: number; values: Values; state: InstanceState }

/** The sessions of an assignment's round that count, the first begun first. */
export function readRound(db: Db | Transaction, assignmentId: number, round: number) {
  return db
    .select({
      id: sessions.id,
      status: sessions.status,
      clockStartedAt: sql<Date | null>`case when ${sessions.deadlineAt} is not null then coalesce(${sessions.clockStartedAt}, ${sessions.startedAt}) end`.mapWith(
        sessions.startedAt,
      ),
    })
    .from(sessions)
    .where(inRound(assignmentId, round))
    .orderBy(sessions.id)
}

/** What the sessions of a round asked, the latest session last. */
export function readRoundQuestions(db: Db | Transaction, assignmentId: number, round: number): Promise<EarlierQuestion[]> {
  return db
    .select({
      questionId: sessionQuestions.questionId,
      questionIndex: sessionQuestions.questionIndex,
      values: sessionQuestions.values,
      state: sql<InstanceState>`${sessionQuestions.state}`,
    })
    .from(sessions)
    .innerJoin(sessionQuestions, eq(sessionQuestions.sessionId, sessions.id))
    .where(inRound(assignmentId, round))
    .orderBy(sessions.id, sessionQuestions.position)
}

/** Opens a round of an assignment: what was used up in those before counts no more. */
export async function openRound(tx: Transaction, assignmentId: number, round: number): Promise<void> {
  await tx.update(assignments).set({ round }).where(eq(assignments.id, assignmentId))
}

function inRound(assignmentId: number, round: number) {
  return and(eq(sessions.assignmentId, assignmentId), eq(sessions.round, round), eq(sessions.isTest, false), isNull(sessions.practiceOf))
}
