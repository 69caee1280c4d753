import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { TaskStatus, Verdict } from '#contract/chat/chat-sessions.ts'
import type { InstanceState } from '#server/grading/types.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { type JudgementRecord, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { askedColumns } from '#server/db/sessions/sessions.queries.ts'

/** A session about to be counted again. */
export type HeldSession = Awaited<ReturnType<typeof holdSessions>>[number]

/** Holds sessions until the transaction ends: a turn being taken meanwhile starts over from the new state. */
export function holdSessions(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({
      id: sessions.id,
      kind: sessions.kind,
      status: sessions.status,
      isTest: sessions.isTest,
      practiceOf: sessions.practiceOf,
      assignmentId: sessions.assignmentId,
      snapshot: sessions.snapshot,
      scoreCenti: sessions.scoreCenti,
    })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]))
    .orderBy(sessions.id)
    .for('update')
}

/** What a student said to a question, as the log kept it. */
export type SaidRow = { id: number; content: string; verdict: Verdict | null; judgement: JudgementRecord | null; reviewed: number | null }

/** An asked question with everything its student said to it. */
export type AnsweredRow = Awaited<ReturnType<typeof readAnswered>>[number]

const said = sql<SaidRow[]>`(select coalesce(json_agg(json_build_object('id', m.id, 'content', m.content, 'verdict', m.verdict,
    'judgement', m.judgement, 'reviewed', m.reviewed_quality) order by m.id), '[]')
  from messages m where m.session_id = session_questions.session_id and m.position = session_questions.position and m.role = 'user')`

/** Asked questions of these sessions: those of one question of the library, or the one at a position, or all. */
export function readAnswered(db: Db | Transaction, sessionIds: readonly number[], which: { questionId?: number; position?: number }) {
  const { questionId, position } = which
  return db
    .select({
      sessionId: sessionQuestions.sessionId,
      ...askedColumns,
      questionId: sessionQuestions.questionId,
      scoreCenti: sessionQuestions.scoreCenti,
      overriddenCenti: sessionQuestions.overriddenCenti,
      overrideReason: sessionQuestions.overrideReason,
      said,
    })
    .from(sessionQuestions)
    .where(
      and(
        inArray(sessionQuestions.sessionId, [...sessionIds]),
        questionId === undefined ? undefined : eq(sessionQuestions.questionId, questionId),
        position === undefined ? undefined : eq(sessionQuestions.position, position),
      ),
    )
    .orderBy(sessionQuestions.sessionId, sessionQuestions.position)
}

/** What counting again changes in one asked question. `markVersion` is the next one where its mark is another. */
export type RegradedQuestion = {
  sessionId: number
  position: number
  state: InstanceState
  status: TaskStatus
  attempts: number
  scoreCenti: number
  overriddenCenti: number | null
  markVersion: number
}

/** Writes what people made of asked questions, in one statement. */
export async function writeRegraded(tx: Transaction, questions: readonly RegradedQuestion[]): Promise<void> {
  await tx.execute(sql`update session_questions q set state = c.state, status = c.status, attempts = c.attempts, score_centi = c."scoreCenti",
      overridden_centi = c."overriddenCenti", mark_version = c."markVersion"
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as c("sessionId" int, position int, state jsonb, status text, attempts int,
      "scoreCenti" int, "overriddenCenti" int, "markVersion" int)
    where q.session_id = c."sessionId" and q.position = c.position`)
}

/** Keeps what a teacher wrote about a score set by hand; null where nothing was, or it was taken back. */
export async function writeReason(tx: Transaction, sessionId: number, position: number, reason: string | null): Promise<void> {
  await tx
    .update(sessionQuestions)
    .set({ overrideReason: reason })
    .where(and(eq(sessionQuestions.sessionId, sessionId), eq(sessionQuestions.position, position)))
}

/** What counting again changes in one line of a log. */
export type RegradedMessage = {
  id: number
  verdict: Verdict
  accepted: boolean
  attempt: number | null
  worthCenti: number | null
  nextWorthCenti: number | null
  earnedCenti: number
  reviewed: number | null
  reviewedBy: number | null
}

/** Writes what lines of logs have become, in one statement. */
export async function writeRegradedMessages(tx: Transaction, lines: readonly RegradedMessage[]): Promise<void> {
  await tx.execute(sql`update messages m set verdict = c.verdict, accepted = c.accepted, attempt = c.attempt, worth_centi = c."worthCenti",
      next_worth_centi = c."nextWorthCenti", earned_centi = c."earnedCenti", reviewed_quality = c.reviewed,
      reviewed_by = case when c.reviewed is not null then coalesce(c."reviewedBy", m.reviewed_by) end
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c(id int, verdict text, accepted boolean, attempt int, "worthCenti" int,
      "nextWorthCenti" int, "earnedCenti" int, reviewed float8, "reviewedBy" int)
    where m.id = c.id`)
}

const Sums = v.object({
  id: v.number(),
  assignmentId: v.nullable(v.number()),
  endedAt: v.nullable(v.string()),
  scoreCenti: v.number(),
  totalCenti: v.number(),
  pendingCenti: v.number(),
  waitingCenti: v.number(),
})

/** A session's sums in centi-points: `pendingCenti` waits for a teacher, `waitingCenti` is what those questions have earned so far. */
export type SessionSums = v.InferOutput<typeof Sums>

/** The sums of these sessions as their questions stand. */
export function sumSessions(db: Db | Transaction, ids: readonly number[]): Promise<SessionSums[]> {
  return ids.length === 0 ? Promise.resolve([]) : sumWhere(db, inArray(sql`s.id`, [...ids]))
}

/** The sums of every session that counts for these assignments, the first ended first. */
export function sumCountedSessions(db: Db | Transaction, assignmentIds: readonly number[]): Promise<SessionSums[]> {
  if (assignmentIds.length === 0) return Promise.resolve([])
  const counts = sql`s.status in ('complete', 'time_up') and not s.is_test and s.practice_of is null`
  return sumWhere(db, sql`${inArray(sql`s.assignment_id`, [...assignmentIds])} and ${counts}`)
}

function sumWhere(db: Db | Transaction, where: SQL): Promise<SessionSums[]> {
  const waits = sql`q.overridden_centi is null and coalesce((q.state->>'isPending')::boolean and not (q.state->>'accepted')::boolean, false)`
  return rowsOf(
    db,
    sql`select s.id, s.assignment_id as "assignmentId", s.ended_at::text as "endedAt",
        sum(coalesce(q.overridden_centi, q.score_centi))::int as "scoreCenti", sum(q.points_centi)::int as "totalCenti",
        coalesce(sum(q.points_centi) filter (where ${waits}), 0)::int as "pendingCenti",
        coalesce(sum(q.score_centi) filter (where ${waits}), 0)::int as "waitingCenti"
      from sessions s join session_questions q on q.session_id = s.id where ${where} group by s.id order by s.ended_at, s.id`,
    Sums,
  )
}

/** Writes the sums of held sessions with a new state token each. */
export async function writeSums(
  tx: Transaction,
  rows: readonly { id: number; scoreCenti: number; pendingCenti: number }[],
): Promise<void> {
  await tx.execute(sql`update sessions s set score_centi = c."scoreCenti", pending_centi = c."pendingCenti", state_token = s.state_token || '~'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id int, "scoreCenti" int, "pendingCenti" int) where s.id = c.id`)
}

/** Holds complete assignments until the transaction ends, with the session each one's score is of. */
export function holdCompleteAssignments(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({ id: assignments.id, score: assignments.score, bestSessionId: assignments.bestSessionId })
    .from(assignments)
    .where(and(inArray(assignments.id, [...ids]), eq(assignments.complete, true)))
    .orderBy(assignments.id)
    .for('update')
}

/** Writes the percentage and the session of held assignments. */
export async function writeBest(tx: Transaction, rows: readonly { id: number; score: number; bestSessionId: number }[]): Promise<void> {
  await tx.execute(sql`update assignments a set score = c.score, best_session_id = c."bestSessionId", completed_on = s.ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id int, score float8, "bestSessionId" int)
    join sessions s on s.id = c."bestSessionId" where a.id = c.id`)
}
