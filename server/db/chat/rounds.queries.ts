import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { users } from '#server/db/schema/people.ts'
import { gathered, sessionQuestions, type SessionSnapshot, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
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

/**
 * Holds the running sessions of what a teacher gave, before its rows: a turn that ends a session locks in the same order, so that
 * neither waits for the other. Who could begin one is held first, as their start does: none begins unseen.
 */
export async function holdRunning(tx: Transaction, giver: { id: number; role: Role }, assignmentIds: readonly number[]): Promise<void> {
  await holdStarters(tx, assignmentIds)
  const given = tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(inArray(assignments.id, [...assignmentIds]), isWorkOf(giver, 'assignments')))
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.assignmentId, given), eq(sessions.status, 'active')))
    .orderBy(sessions.id)
    .for('update')
}

async function holdStarters(tx: Transaction, assignmentIds: readonly number[]): Promise<void> {
  const students = tx
    .select({ id: assignments.studentId })
    .from(assignments)
    .where(inArray(assignments.id, [...assignmentIds]))
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, students)).orderBy(users.id).for('no key update')
}

/** A running session that counts, with what its clock is made of. */
export type RunningOf = Awaited<ReturnType<typeof lockRunningOf>>[number]

/** Holds the running sessions of what a teacher gave, before its rows (as `holdRunning`), with what their clocks are made of. */
export async function lockRunningOf(tx: Transaction, giver: { id: number; role: Role }, assignmentIds: readonly number[]) {
  await holdStarters(tx, assignmentIds)
  const given = tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(inArray(assignments.id, [...assignmentIds]), isWorkOf(giver, 'assignments')))
  return tx
    .select({
      id: sessions.id,
      assignmentId: sessions.assignmentId,
      clockStartedAt: sql<Date>`coalesce(${sessions.clockStartedAt}, ${sessions.startedAt})`.mapWith(sessions.startedAt),
      deadlineAt: sessions.deadlineAt,
      timer: sql<SessionSnapshot['config']['timer']>`${sessions.snapshot}->'config'->>'timer'`,
      timeFactor: sql<number | null>`(select u.time_factor from users u where u.id = ${sessions.userId})`,
    })
    .from(sessions)
    .where(and(inArray(sessions.assignmentId, given), eq(sessions.status, 'active')))
    .orderBy(sessions.id)
    .for('update')
}

/** Abandons the running sessions of held assignments, but those whose time is over: these end by it. */
export async function abandonRunning(tx: Transaction, assignmentIds: readonly number[], now: Date): Promise<void> {
  const isOpen = or(isNull(sessions.deadlineAt), gt(sessions.deadlineAt, now))
  await tx
    .update(sessions)
    .set(abandonedAt(now))
    .where(and(inArray(sessions.assignmentId, [...assignmentIds]), eq(sessions.status, 'active'), isOpen))
}

/**
 * Abandons the running practice of sessions of these assignments, practice of that practice, and what gathers from all of a student's work: a
 * round that counts begins.
 */
export async function abandonPractice(tx: Transaction, assignmentIds: readonly number[], now: Date): Promise<void> {
  if (assignmentIds.length === 0) return
  const ids = sql.join(assignmentIds.map((id) => sql`${id}`), sql`, `)
  const ofWork = sql`(with recursive of_work(id, user_id) as (
      select s.id, s.user_id from ${assignments} a join ${sessions} s on s.assignment_id = a.id and s.user_id = a.student_id where a.id in (${ids})
      union select p.id, p.user_id from of_work w join ${sessions} p on p.user_id = w.user_id and p.practice_of = w.id
    ) select id from of_work)`
  const isGathered = sql`(${sessions.practiceOf} = ${gathered} and ${sessions.userId} in (select a.student_id from ${assignments} a where a.id in (${ids})))`
  await tx
    .update(sessions)
    .set(abandonedAt(now))
    .where(and(or(sql`${sessions.id} in ${ofWork}`, isGathered), isNotNull(sessions.practiceOf), eq(sessions.status, 'active')))
}

/** Abandons one practice session that still runs. */
export async function abandonOnePractice(db: Db | Transaction, id: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set(abandonedAt(now))
    .where(and(eq(sessions.id, id), isNotNull(sessions.practiceOf), eq(sessions.status, 'active')))
}

/** A new state token makes a turn that is on its way look again. */
function abandonedAt(now: Date) {
  return { status: 'abandoned' as const, endedAt: now, stateToken: sql`${sessions.stateToken} || '-'` }
}

function inRound(assignmentId: number, round: number) {
  return and(eq(sessions.assignmentId, assignmentId), eq(sessions.round, round), eq(sessions.isTest, false), isNull(sessions.practiceOf))
}
