import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { ModelMark, SessionOutcome, SessionStatus } from '#contract/sessions/sessions.ts'
import type { InstanceState } from '#server/grading/types.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { percentOfSession } from '#server/db/progress/first-attempts.ts'
import { users } from '#server/db/schema/people.ts'
import { markSuggestions, messages, sessionQuestions, sessions, tutorWords } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import { isSeenBy } from './session-viewers.ts'
import { secondsWorked } from './worked-time.ts'

type Viewer = { id: number; role: Role }

/** What narrows a history; `q` is looked for in the titles of exercises and assignments and the names of students. */
export type SessionNarrowing = { studentId?: number; classId?: number; status?: SessionStatus; outcome?: SessionOutcome; q?: string }

/** Which part of a history is read, and from where on. */
export type SessionPage = { isOldestFirst: boolean; limit: number | null; after: { startedAt: string; id: number } | null }

/** What a teacher is asked to judge of a session: nothing where it counts nowhere. */
const waitingCenti = sql<number>`case when ${sessions.status} = 'abandoned' or ${sessions.isTest} or ${sessions.practiceOf} is not null then 0
  else ${sessions.pendingCenti} end`

/** Sessions a viewer may see, by their start; no test runs, practice for teachers alone. */
export function listSessionRows(db: Db | Transaction, viewer: Viewer, narrowing: SessionNarrowing, page: SessionPage, now: Date) {
  const { isOldestFirst, limit, after } = page
  const direction = isOldestFirst ? sql`>` : sql`<`
  const isAfter = after && sql`(${sessions.startedAt}, ${sessions.id}) ${direction} (${after.startedAt}::timestamptz, ${after.id}::int)`
  const inOrder = isOldestFirst ? asc : desc
  const statement = db
    .select({
      id: sessions.id,
      exerciseTitle: sql<string>`${sessions.snapshot}->>'exerciseTitle'`,
      assignmentTitle: assignments.title,
      subjects: sql<{ subject: string; count: number }[]>`(select json_agg(json_build_object('subject', asked->>'subject',
        'count', (asked->>'numQuestions')::int)) from jsonb_array_elements(${sessions.snapshot}->'sets') asked)`,
      studentId: sessions.userId,
      studentName: users.name,
      startedAt: sessions.startedAt,
      endedAt: sessions.endedAt,
      deadlineAt: sessions.deadlineAt,
      status: sessions.status,
      isPractice: sql<boolean>`${sessions.practiceOf} is not null`,
      scoreCenti: sessions.scoreCenti,
      totalCenti: sessions.totalCenti,
      pendingCenti: waitingCenti,
      percent: percentOfSession('sessions'),
      totalQuestions: sessions.totalQuestions,
      seconds: secondsWorked(now),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(and(inHistory(db, viewer, narrowing), isAfter ?? undefined))
    .orderBy(inOrder(sessions.startedAt), inOrder(sessions.id))
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** How many sessions a history has over all its pages. */
export async function countSessions(db: Db | Transaction, viewer: Viewer, narrowing: SessionNarrowing): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(inHistory(db, viewer, narrowing))
  return row?.count ?? 0
}

/** One session with whose it is, when this viewer may see it: one's own, or with a teacher's eyes those of their students. */
export async function findSession(db: Db | Transaction, viewer: Viewer, id: number) {
  const [row] = await db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userId: sessions.userId,
      studentName: users.name,
      status: sessions.status,
      isTest: sessions.isTest,
      practiceOf: sessions.practiceOf,
      late: sessions.late,
      snapshot: sessions.snapshot,
      currentPosition: sessions.currentPosition,
      startedAt: sessions.startedAt,
      endedAt: sessions.endedAt,
      deadlineAt: sessions.deadlineAt,
      scoreCenti: sessions.scoreCenti,
      totalCenti: sessions.totalCenti,
      pendingCenti: waitingCenti,
      percent: percentOfSession('sessions'),
      totalQuestions: sessions.totalQuestions,
      assignmentId: assignments.id,
      assignmentTitle: assignments.title,
      dueDate: assignments.dueDate,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(and(eq(sessions.id, id), isNull(users.deletedAt), or(eq(sessions.userId, viewer.id), isSeenBy(viewer))))
  return row ?? null
}

/** A session as its transcript page starts from. */
export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** What a statement selects of an asked question, whoever counts or shows it: its place, the engine's record, and where it stands. */
export const askedColumns = {
  position: sessionQuestions.position,
  setIndex: sessionQuestions.setIndex,
  questionIndex: sessionQuestions.questionIndex,
  values: sessionQuestions.values,
  state: sql<InstanceState>`${sessionQuestions.state}`,
  status: sessionQuestions.status,
  attempts: sessionQuestions.attempts,
  pointsCenti: sessionQuestions.pointsCenti,
  markVersion: sessionQuestions.markVersion,
}

/** The asked questions of a session in order, with the engine's record of each; `gradedCenti` is their score without a teacher's. */
export function readAskedQuestions(db: Db | Transaction, sessionId: number) {
  return db
    .select({
      ...askedColumns,
      scoreCenti: sql<number>`coalesce(${sessionQuestions.overriddenCenti}, ${sessionQuestions.scoreCenti})`,
      gradedCenti: sessionQuestions.scoreCenti,
      isOverridden: sql<boolean>`${sessionQuestions.overriddenCenti} is not null`,
      reason: sessionQuestions.overrideReason,
    })
    .from(sessionQuestions)
    .where(eq(sessionQuestions.sessionId, sessionId))
    .orderBy(sessionQuestions.position)
}

/** Every message of a session, the teacher's system messages included. */
export function readTranscript(db: Db | Transaction, sessionId: number) {
  const worded = sql<{ model: string; said: string; sent: string | null } | null>`(select json_build_object('model', w.model, 'said', w.said, 'sent', jsonb_pretty(w.sent))
    from ${tutorWords} w where w.message_id = ${messages.id} and w.outcome = 'said')`
  const modelMark = sql<ModelMark | null>`(select json_build_object('quality', s.quality, 'reason', s.reason, 'quote', s.quote, 'model', s.model,
    'is_mark', s.is_mark, 'sent', jsonb_pretty(s.sent)) from ${markSuggestions} s where s.message_id = ${messages.id})`
  return db
    .select({ ...getTableColumns(messages), worded, modelMark })
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(messages.id)
}

/** Keeps the grade level a person's new work starts with. */
export async function setPreferredGradeLevel(db: Db | Transaction, userId: number, gradeLevel: number): Promise<void> {
  await db.update(users).set({ preferredGradeLevel: gradeLevel }).where(eq(users.id, userId))
}

function inHistory(db: Db | Transaction, viewer: Viewer, { studentId, classId, status, outcome, q }: SessionNarrowing): SQL | undefined {
  return and(
    eq(sessions.isTest, false),
    isNull(users.deletedAt),
    viewer.role === 'STUDENT' ? isNull(sessions.practiceOf) : undefined,
    viewer.role === 'STUDENT' ? eq(sessions.userId, viewer.id) : isSeenBy(viewer),
    studentId === undefined ? undefined : eq(sessions.userId, studentId),
    classId === undefined ? undefined : isInClass(db, viewer, classId, sessions.userId),
    status === undefined ? undefined : eq(sessions.status, status),
    outcome === undefined ? undefined : inArray(sessions.status, outcome === 'completed' ? ['complete', 'time_up'] : ['active', 'abandoned']),
    hasAllWords(q, (has) => or(has(sessions.plainTitle), has(assignments.plainTitle), has(users.plainName))),
  )
}
