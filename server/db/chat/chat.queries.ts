import { and, eq, ne, sql } from 'drizzle-orm'
import type { TaskStatus } from '#contract/chat/chat-sessions.ts'
import type { InstanceState, TriesSoFar } from '#server/grading/types.ts'
import { isKeptForOpenWork } from '#server/db/assignments/open-work.ts'
import { hasModelConsent, isAgreedFor } from '#server/db/classroom/model-consent.queries.ts'
import { isModelOn } from '#server/db/operations/language-model.queries.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isLiveOwner, ownerColumns, type TokenClaims } from '#server/db/accounts/tokens.queries.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { exercises } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { hearerOf } from '#server/db/sessions/session-viewers.ts'
import { messages, sessionQuestions, sessionReplies, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'

/**
 * One asked question as the rail needs it. `scoreCenti` is a teacher's override where there is one; `waits`: a teacher has yet to judge
 * it. `tries` are all for its assignment, `triesBefore` those of them from earlier sessions.
 */
export type TaskRow = {
  position: number
  setIndex: number
  questionIndex: number
  status: TaskStatus
  scoreCenti: number
  pointsCenti: number
  unaccepted: number
  hintsShown: number
  tries: TriesSoFar
  triesBefore: number
  isOverridden: boolean
  waits: boolean
  /** Counts the questions put off ("can't speak now") from 1; null where it was not. */
  deferred: number | null
}

/** The engine's record of one asked question. */
export type QuestionRow = { position: number; values: Record<string, string>; state: InstanceState }

/**
 * A session as a turn needs it: everything that does not grow with its log. `near` holds the current and the next open question,
 * of a spoken session all.
 */
export type ChatRow = NonNullable<Awaited<ReturnType<typeof findChat>>>

const tasksOf = sql<TaskRow[]>`(select coalesce(json_agg(json_build_object(
  'position', q.position, 'setIndex', q.set_index, 'questionIndex', q.question_index, 'status', q.status,
  'scoreCenti', coalesce(q.overridden_centi, q.score_centi), 'pointsCenti', q.points_centi,
  'tries', q.state - '{earlier,begun}'::text[], 'triesBefore', coalesce((q.state->'begun'->>'attempts')::int, 0),
  'unaccepted', (q.state->>'unaccepted')::int, 'hintsShown', (q.state->>'hintsShown')::int,
  'isOverridden', q.overridden_centi is not null, 'deferred', (q.state->>'deferred')::int,
  'waits', (q.state->>'isPending')::boolean and not (q.state->>'accepted')::boolean and q.overridden_centi is null) order by q.position), '[]')
  from ${sessionQuestions} q where q.session_id = ${sessions.id})`

const nearOf = sql<QuestionRow[]>`(select coalesce(json_agg(json_build_object('position', q.position, 'values', q.values, 'state', q.state)
  order by q.position), '[]')
  from ${sessionQuestions} q where q.session_id = ${sessions.id}
    and (q.position = ${sessions.currentPosition} or ${sessions.kind} = 'accent' or q.position = (select min(n.position) from ${sessionQuestions} n
      where n.session_id = ${sessions.id} and n.position > ${sessions.currentPosition} and n.status = 'open')))`

/** The exercise that the question under way is of: practice may ask of several. */
const exerciseAsked = sql`(case when ${sessions.practiceOf} is null then ${sessions.exerciseId} else coalesce((select
  (${sessions.snapshot}->'sets'->q.set_index->>'exerciseId')::int from ${sessionQuestions} q
  where q.session_id = ${sessions.id} and q.position = ${sessions.currentPosition}), ${sessions.exerciseId}) end)`

/** The teacher who gave the work, null where it was given to a class without consent; of practice, who gave its student that exercise last. */
const givenBy = sql`(case when ${assignments.id} is not null then case when ${isAgreedFor(assignments.classAssignmentId)} then ${assignments.teacherId} end
  else (select case when ${isAgreedFor(sql`a.class_assignment_id`)} then a.teacher_id end from assignments a
    where a.student_id = ${sessions.userId} and a.exercise_id = ${exerciseAsked} order by a.id desc limit 1) end)`

/**
 * Whose budget a language model's words would use; null where none may be asked: without consent, for samples, where the exercise says so, and in
 * the work of a teacher who has yet to confirm their e-mail address.
 */
export const wordsPaidBy = sql<number | null>`(select t.id from users t where not t.must_confirm_email and t.id = case when ${users.expiresAt} is not null or not ${isModelOn} or exists (select from ${exercises}
    where ${exercises.id} = ${exerciseAsked} and ${exercises.config}->>'languageModel' = 'off') then null
  when ${sessions.isTest} then ${sessions.userId}
  when ${hasModelConsent(sessions.userId)} then ${givenBy} end)`

const columns = {
  id: sessions.id,
  kind: sessions.kind,
  userId: sessions.userId,
  exerciseId: sessions.exerciseId,
  assignmentId: sessions.assignmentId,
  isTest: sessions.isTest,
  practiceOf: sessions.practiceOf,
  status: sessions.status,
  snapshot: sessions.snapshot,
  seed: sessions.seed,
  stateToken: sessions.stateToken,
  currentPosition: sessions.currentPosition,
  startedAt: sessions.startedAt,
  deadlineAt: sessions.deadlineAt,
  lateAnswerAt: sessions.lateAnswerAt,
  endedAt: sessions.endedAt,
  late: sessions.late,
  assignmentTitle: assignments.title,
  dueDate: assignments.dueDate,
  closesAt: assignments.closesAt,
  /** A teacher allowed a fresh start, which ended it. */
  isSuperseded: sql<boolean>`${sessions.status} = 'abandoned' and coalesce(${assignments.freshStartRound} > ${sessions.round}, false)`,
  /** Practice that runs and stands at a question which work given meanwhile asks as well, and whose answer was not shown yet. */
  isWithheld: sql<boolean>`${sessions.practiceOf} is not null and ${sessions.kind} = 'chat' and ${sessions.status} = 'active' and exists (select from ${sessionQuestions} q
    where q.session_id = ${sessions.id} and q.position = ${sessions.currentPosition} and ${isKeptForOpenWork(sql`q.question_id`, sessions.userId)})`,
  bestScore: sql<number | null>`case when ${assignments.complete} and ${assignments.bestSessionId} is distinct from ${sessions.id} then ${assignments.score} end`,
  allowPaste: users.allowPaste,
  isSample: sql<boolean>`${users.expiresAt} is not null`,
  hearer: hearerOf,
  wordsPaidBy,
  tasks: tasksOf,
  near: nearOf,
  messageIds: sql<number[]>`(select json_agg(nextval('messages_id_seq')) from generate_series(1, 3))`,
}
const isTheirs = and(eq(sessions.id, sql.placeholder('id')), eq(sessions.userId, sql.placeholder('userId')), eq(sessions.kind, sql.placeholder('kind')))

const byUser = preparedOnce((db) =>
  db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(isTheirs)
    .prepare('find_chat'),
)

const byToken = preparedOnce((db) =>
  db
    .select({ ...ownerColumns, ...columns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(assignments, eq(assignments.id, sessions.assignmentId))
    .where(and(isTheirs, isLiveOwner))
    .prepare('find_chat_by_token'),
)

/**
 * One statement for everything a turn reads. `messageIds` are reserved here rather than given by the insert, so that the
 * stored reply can name them; a session's log stays in id order because a turn that read an old state is not written.
 */
export async function findChat(db: Db | Transaction, id: number, userId: number, kind: 'chat' | 'accent' = 'chat') {
  const [row] = await byUser(db).execute({ id, userId, kind })
  return row ?? null
}

/** Whether somebody ever began a spoken session. */
export async function hasSpokenSession(db: Db | Transaction, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'accent')))
    .limit(1)
  return row !== undefined
}

/** The same session with the live owner of a token, in one statement; null when the token proves nobody or it is not that person's. */
export async function findChatByToken(db: Db | Transaction, id: number, claims: TokenClaims, now: Date) {
  const { userId, tokenVersion, jti } = claims
  const [row] = await byToken(db).execute({ id, userId, kind: 'chat', tokenVersion, jti, now })
  if (!row) return null
  const { role, name, username, email, mustChangePassword, mustConfirmEmail, coTeaches, ...found } = row
  return { owner: { id: userId, role, name, username, email, isSample: row.isSample, mustChangePassword, mustConfirmEmail, coTeaches }, found }
}

/** The stored reply of an attempt, in the shape its kind of session gave it, or null. */
export async function findReply<Reply>(db: Db | Transaction, sessionId: number, clientAttemptId: string) {
  const [row] = await db
    .select({ textHash: sessionReplies.textHash, body: sql<Reply>`${sessionReplies.reply}`, at: sessionReplies.at })
    .from(sessionReplies)
    .where(and(eq(sessionReplies.sessionId, sessionId), eq(sessionReplies.clientAttemptId, clientAttemptId)))
  return row ?? null
}

/** A session's log as its student may read it, oldest first. */
export function readLog(db: Db | Transaction, sessionId: number) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), ne(messages.role, 'system')))
    .orderBy(messages.id)
}

/** A text in an answer box: where it was typed and when. */
export type TypedDraft = { sessionId: number; stateToken: string; text: string; typedAt: string }

/** Keeps a running session's typed text (an empty one as none), unless it moved on from this state or holds a later one. */
export async function writeDraft(db: Db | Transaction, { sessionId, stateToken, text, typedAt }: TypedDraft): Promise<void> {
  const isCurrent = sql`rtrim(${sessions.stateToken}, '~') = rtrim(${stateToken}, '~')`
  const isLater = sql`coalesce(${sessions.draft}->>'typedAt' <= ${typedAt}, true)`
  await db
    .update(sessions)
    .set({ draft: text === '' ? null : { text, typedAt } })
    .where(and(eq(sessions.id, sessionId), isCurrent, isLater, eq(sessions.status, 'active')))
}

/** What the clock call answers, or null when it is not the user's chat session. */
export async function findClock(db: Db | Transaction, id: number, userId: number) {
  const [row] = await db
    .select({ id: sessions.id, deadlineAt: sessions.deadlineAt, stateToken: sessions.stateToken, status: sessions.status })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  return row ?? null
}
