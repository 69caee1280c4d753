import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { gathered, messages, sessionQuestions, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isKeptForOpenWork } from '#server/db/assignments/open-work.ts'
import { isOfArchivedClass, isWorkOf } from '#server/db/assignments/work-scope.ts'

/** Makes this user's starts wait for each other until the transaction ends; answers what a new session takes from the person. */
export async function lockStarter(tx: Transaction, userId: number) {
  const [row] = await tx
    .select({ timeFactor: users.timeFactor })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row ?? null
}

/** Which running session of a user a start may resume; practice only by the session it practises. */
export type OpenChatOf = { assignmentId: number } | { exerciseId: number } | { practiceOf: number }

/** The running session of a user of this kind that counts (or practises), newest first; test runs never. */
export async function findOpenChat(db: Db | Transaction, userId: number, kind: 'chat' | 'accent', of: OpenChatOf) {
  const [row] = await db
    .select({ id: sessions.id, exerciseId: sessions.exerciseId, status: sessions.status, deadlineAt: sessions.deadlineAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.status, 'active'), eq(sessions.kind, kind), eq(sessions.isTest, false), placeOf(of)))
    .orderBy(sql`${sessions.id} desc`)
    .limit(1)
  return row ?? null
}

/** The session of a user of this kind that ended last, by its last question or by time; abandoned ones are as if never begun. */
export async function findLastEnded(db: Db | Transaction, userId: number, kind: 'chat' | 'accent', of: OpenChatOf): Promise<number | null> {
  const isEnded = inArray(sessions.status, ['complete', 'time_up'])
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isEnded, eq(sessions.kind, kind), eq(sessions.isTest, false), placeOf(of)))
    .orderBy(sql`${sessions.id} desc`)
    .limit(1)
  return row?.id ?? null
}

function placeOf(of: OpenChatOf): SQL | undefined {
  if ('practiceOf' in of) return eq(sessions.practiceOf, of.practiceOf)
  const place = 'assignmentId' in of ? eq(sessions.assignmentId, of.assignmentId) : eq(sessions.exerciseId, of.exerciseId)
  return and(place, isNull(sessions.practiceOf))
}

/**
 * An assignment its student may open at `now`: not in the bin, not of an archived class, and not kept back until later; held until the
 * transaction ends, so that no round begins while it is started. `isFreshStart`: a teacher opened its round, and nothing of that was turned
 * in yet.
 */
export async function findStartableAssignment(tx: Transaction, studentId: number, id: number, now: Date) {
  const [row] = await tx
    .select({
      id: assignments.id,
      exerciseId: assignments.exerciseId,
      complete: assignments.complete,
      allowRedo: assignments.allowRedo,
      dueDate: assignments.dueDate,
      closesAt: assignments.closesAt,
      round: assignments.round,
      isFreshStart: sql<boolean>`coalesce(${assignments.freshStartRound} = ${assignments.round}, false) and not ${hasInRound(sql`s.status in ('complete', 'time_up')`)}`,
    })
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.studentId, studentId), isNull(assignments.deletedAt), isOpenAt(now)))
    .for('no key update')
  return row ?? null
}

/** Whether the round an assignment is in has a session that counts and of which this is true. */
function hasInRound(isTrue: SQL): SQL {
  return sql`exists (select from sessions s where s.assignment_id = assignments.id and s.round = assignments.round and not s.is_test
    and s.practice_of is null and ${isTrue})`
}

/** The unfinished assignment of an exercise that is due first, undated ones last. */
export async function findDueFirst(db: Db | Transaction, studentId: number, exerciseId: number, now: Date): Promise<{ id: number } | null> {
  const [row] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.studentId, studentId),
        eq(assignments.exerciseId, exerciseId),
        eq(assignments.complete, false),
        isNull(assignments.deletedAt),
        isOpenAt(now),
      ),
    )
    .orderBy(sql`${assignments.dueDate} asc nulls last`, asc(assignments.id))
    .limit(1)
  return row ?? null
}

/** The exercise of an assignment a teacher gave; an admin's view takes in everybody's. */
export async function findExerciseOfAssignment(db: Db | Transaction, teacher: { id: number; role: Role }, id: number): Promise<number | null> {
  const [row] = await db
    .select({ exerciseId: assignments.exerciseId })
    .from(assignments)
    .where(and(eq(assignments.id, id), isNull(assignments.deletedAt), isWorkOf(teacher, 'assignments')))
  return row?.exerciseId ?? null
}

function isOpenAt(now: Date): SQL | undefined {
  return and(or(isNull(assignments.assignAt), lte(assignments.assignAt, now)), sql`not ${isOfArchivedClass('assignments')}`)
}

/** An exercise outside the bin with its owner's role and its sets in order, questions in the bin left out. */
export async function findExerciseWithSets(db: Db | Transaction, id: number) {
  const [exercise] = await db
    .select({
      id: exercises.id,
      ownerId: exercises.ownerId,
      ownerRole: users.role,
      title: exercises.title,
      gradeLevel: exercises.gradeLevel,
      themes: exercises.themes,
      config: exercises.config,
    })
    .from(exercises)
    .innerJoin(users, eq(users.id, exercises.ownerId))
    .where(and(eq(exercises.id, id), isNull(exercises.deletedAt)))
  if (!exercise) return null
  const sets = await db
    .select({
      setId: questionSets.id,
      questionId: questions.id,
      title: questions.title,
      prompt: questions.prompt,
      subject: questions.subject,
      type: questions.type,
      numQuestions: questionSets.numQuestions,
      allowSkipping: questionSets.allowSkipping,
      attemptsBeforeCorrections: questionSets.attemptsBeforeCorrections,
      attemptsBeforeAnswers: questionSets.attemptsBeforeAnswers,
      attemptsBeforeMovingOn: questionSets.attemptsBeforeMovingOn,
    })
    .from(questionSets)
    .innerJoin(questions, eq(questions.id, questionSets.questionId))
    .where(and(eq(questionSets.exerciseId, id), isNull(questions.deletedAt)))
    .orderBy(questionSets.position, questionSets.id)
  return { ...exercise, sets }
}

/** The exercise with its sets, as it stands now. */
export type ExerciseWithSets = NonNullable<Awaited<ReturnType<typeof findExerciseWithSets>>>

/** Ends a teacher's earlier test runs of an exercise. */
export async function endTestRuns(tx: Transaction, userId: number, exerciseId: number, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ status: 'abandoned', endedAt: now, stateToken: sql`${sessions.stateToken} || '~'` })
    .where(and(eq(sessions.userId, userId), eq(sessions.exerciseId, exerciseId), eq(sessions.isTest, true), eq(sessions.status, 'active')))
}

/** A session to begin: its row, its questions in the order asked, and the question it opens with. */
export type NewChat = {
  session: typeof sessions.$inferInsert
  questions: Omit<typeof sessionQuestions.$inferInsert, 'sessionId'>[]
  opening: { position: number; text: string }
}

/** Writes a new session; answers its id. */
export async function insertChat(tx: Transaction, { session, questions: asked, opening }: NewChat): Promise<number> {
  const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id })
  if (!row) throw new Error('insert into sessions answered no row')
  await tx.insert(sessionQuestions).values(asked.map((question) => ({ ...question, sessionId: row.id })))
  await tx.insert(messages).values({ sessionId: row.id, position: opening.position, role: 'assistant', content: opening.text, at: session.startedAt })
  return row.id
}

/**
 * A finished session of the user's own with what each question earned, for practising what was missed. `isUnfinished`: the assignment it
 * was for (or the session it practised, and so on) is not turned in yet, or may be turned in once more: a fresh start was allowed, or a
 * redo begun. `isWithheld`: open work asks the same, and its answer was not shown yet.
 */
export async function findForPractice(db: Db | Transaction, userId: number, id: number) {
  const [session] = await db
    .select({ id: sessions.id, exerciseId: sessions.exerciseId, status: sessions.status, kind: sessions.kind, snapshot: sessions.snapshot,
      isGathered: sql<boolean>`coalesce(${sessions.practiceOf} = ${gathered}, false)`,
      closesAt: sql<Date | null>`(select closes_at from ${assignments} where assignments.id = ${workOf(id)})`.mapWith(assignments.closesAt),
      isUnfinished: sql<boolean>`coalesce((select not assignments.complete or ${isRoundOpen} from ${assignments} where assignments.id = ${workOf(id)}), false)` })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
  if (!session) return null
  const asked = await db
    .select({
      setIndex: sessionQuestions.setIndex,
      status: sessionQuestions.status,
      isWithheld: isKeptForOpenWork(sql`session_questions.question_id`, userId),
    })
    .from(sessionQuestions)
    .where(eq(sessionQuestions.sessionId, id))
    .orderBy(sessionQuestions.position)
  return { ...session, asked }
}

/** What sessions asked and how they graded it, by their ids. */
export function readSnapshots(db: Db | Transaction, ids: readonly number[]) {
  return db
    .select({ id: sessions.id, exerciseId: sessions.exerciseId, snapshot: sessions.snapshot })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]))
}

/** The assignment that a session was for, or that the session was for which it practises, however often. */
function workOf(id: number): SQL {
  return sql`(with recursive line(assignment_id, practice_of) as (
      select assignment_id, practice_of from sessions where id = ${id}
      union all select s.assignment_id, s.practice_of from line join sessions s on s.id = line.practice_of
    ) select assignment_id from line where practice_of is null)`
}

/** Whether something can still be turned in for the round that an assignment (by this name) is in, beside a redo that nobody began. */
export const isRoundOpen: SQL = sql`(not ${hasInRound(sql`s.status in ('complete', 'time_up')`)} and (coalesce(assignments.fresh_start_round = assignments.round, false)
  or ${hasInRound(sql`(assignments.allow_redo or s.status = 'active')`)}))`
