import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { TaskStatus } from '#contract/chat/chat-sessions.ts'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { exercises } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments, unfinishedFirst, workGiven } from '#server/db/schema/work.ts'
import { areIndexed, fewFound, hasGramsOf } from '#server/db/questions/search-pattern.ts'
import { type AssignmentNarrowing, type AssignmentScope, inScope, isGivenTo, narrowed } from './narrowing.ts'
import { isAway, isGivenBy, isOfArchivedClass } from './work-scope.ts'

/** The running session of an assignment as a card shows it; `deadlineAt` as the database writes an instant in json. */
export type OpenSessionRow = {
  id: number
  scoreCenti: number
  totalCenti: number
  deadlineAt: string | null
  tasks: { status: TaskStatus; scoreCenti: number }[]
}

/** An assignment as it is listed, without its exercise. `sortKey` is where it stands in the order asked for. */
export type AssignmentRow = Awaited<ReturnType<typeof listAssignmentRows>>[number]

/** The order of a list and where to go on in it. */
export type AssignmentOrder = {
  by: 'status' | 'standing' | 'due_date' | 'title' | 'student' | 'score' | 'completed_on'
  isDescending: boolean
  after: { key: string; id: number } | null
}

const openSession = sql<OpenSessionRow | null>`(select json_build_object('id', s.id, 'scoreCenti', s.score_centi, 'totalCenti', s.total_centi,
    'deadlineAt', s.deadline_at, 'tasks', (select coalesce(json_agg(json_build_object('status', q.status, 'scoreCenti', coalesce(q.overridden_centi, q.score_centi)) order by q.position), '[]') from session_questions q where q.session_id = s.id))
  from ${sessions} s where s.assignment_id = ${assignments.id} and s.user_id = ${assignments.studentId} and s.status = 'active' and not s.is_test
    and s.practice_of is null limit 1)`

/**
 * The round an assignment is in: when its first session began, when its clock did, and whether one was turned in; instants as the
 * database writes them in json.
 */
export type RoundRow = { startedAt: string | null; clockStartedAt: string | null; isTurnedIn: boolean }

const roundOf = sql<RoundRow>`(select json_build_object('startedAt', min(s.started_at),
    'clockStartedAt', min(coalesce(s.clock_started_at, s.started_at)) filter (where s.deadline_at is not null),
    'isTurnedIn', coalesce(bool_or(s.status in ('complete', 'time_up')), false))
  from ${sessions} s where s.assignment_id = ${assignments.id} and s.round = ${assignments.round} and not s.is_test and s.practice_of is null)`

/** What is listed of an assignment, of its `users` its student. */
export const workColumns = {
  id: assignments.id,
  title: assignments.title,
  exerciseId: assignments.exerciseId,
  gradeLevel: assignments.gradeLevel,
  studentId: assignments.studentId,
  studentName: users.name,
  studentUsername: users.username,
  dueDate: assignments.dueDate,
  closesAt: assignments.closesAt,
  assignAt: assignments.assignAt,
  allowRedo: assignments.allowRedo,
  complete: assignments.complete,
  completedOn: assignments.completedOn,
  score: assignments.score,
  bestSessionId: assignments.bestSessionId,
  late: assignments.late,
  version: assignments.version,
  round: assignments.round,
  freshStartRound: assignments.freshStartRound,
  isOfArchived: sql<boolean>`${isOfArchivedClass('assignments')}`,
  roundSoFar: roundOf,
  timeFactor: users.timeFactor,
  openSession,
}

/** One page of assignments in one statement. */
export function listAssignmentRows(
  db: Db | Transaction,
  scope: AssignmentScope,
  narrowing: AssignmentNarrowing,
  order: AssignmentOrder,
  limit: number | null,
) {
  const key = sortKeyOf(order)
  const statement = db
    .select({ ...workColumns, sortKey: sql<string>`(${key.expression})::text` })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .where(and(inScope(scope), narrowed(db, scope, narrowing), afterCursor(order, key)))
    .orderBy(order.isDescending ? desc(key.expression) : asc(key.expression), order.isDescending ? desc(assignments.id) : asc(assignments.id))
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** One assignment in a viewer's scope, or null. */
export async function findAssignmentRow(db: Db | Transaction, scope: AssignmentScope, id: number): Promise<AssignmentRow | null> {
  const [row] = await listAssignmentRows(db, scope, { id }, { by: 'due_date', isDescending: false, after: null }, 1)
  return row ?? null
}

/**
 * The few assignments of a teacher's list that may hold these words, in their title, their exercise's or their student's name,
 * to narrow it by; undefined where they are many, the words too short for an index, or the list a student's own.
 */
export async function findFewAssignments(db: Db | Transaction, { viewer }: AssignmentScope, q: string | undefined): Promise<number[] | undefined> {
  if (!areIndexed(q) || viewer.role === 'STUDENT') return undefined
  const given = and(isNull(assignments.deletedAt), viewer.role === 'ADMIN' ? undefined : isGivenBy(viewer, 'assignments'))
  const found = db.select({ id: assignments.id }).from(assignments)
  const ofExercise = db.select({ id: assignments.id }).from(exercises).innerJoin(assignments, eq(assignments.exerciseId, exercises.id))
  const ofStudent = db.select({ id: assignments.id }).from(users).innerJoin(assignments, eq(assignments.studentId, users.id))
  const most = fewFound + 1
  const rows = await union(
    found.where(and(given, hasGramsOf(assignments.plainTitle, q))).limit(most),
    ofExercise.where(and(given, hasGramsOf(exercises.words, q))).limit(most),
    ofStudent.where(and(given, hasGramsOf(users.words, q))).limit(most),
  ).limit(most)
  return rows.length > fewFound ? undefined : rows.map((row) => row.id)
}

/** How many assignments a list has over all its pages. */
export async function countAssignments(db: Db | Transaction, scope: AssignmentScope, narrowing: AssignmentNarrowing): Promise<number> {
  const { role, coTeaches } = scope.viewer
  const isOfClasses = coTeaches === true
  if (role !== 'STUDENT' && !isOfClasses && Object.values(narrowing).every((one) => one === undefined)) return countAllWork(db, scope.viewer)
  const rows = db.select({ count: sql<number>`count(*)::int` }).from(assignments).$dynamic()
  const isSearched = (narrowing.q ?? '').trim() !== ''
  const isPresent = sql`not ${isAway(scope.viewer, 'assignments')}`
  const [row] =
    isSearched || isOfClasses
      ? await rows
          .innerJoin(users, eq(users.id, assignments.studentId))
          .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
          .where(and(inScope(scope), narrowed(db, scope, narrowing)))
      : await rows.where(and(isNull(assignments.deletedAt), isPresent, isGivenTo(scope), narrowed(db, scope, narrowing)))
  return row?.count ?? 0
}

/** All that was given, which is kept, but what belongs to the few students who are away. */
async function countAllWork(db: Db | Transaction, viewer: { id: number; role: Role }): Promise<number> {
  const isAdmin = viewer.role === 'ADMIN'
  const hidden = db
    .select({ count: sql`count(*)` })
    .from(assignments)
    .where(and(isNull(assignments.deletedAt), isAway(viewer, 'assignments'), isAdmin ? undefined : eq(assignments.teacherId, viewer.id)))
  const [row] = await db
    .select({ count: sql<number>`(coalesce(sum(${workGiven.count}), 0) - (${hidden}))::int` })
    .from(workGiven)
    .where(isAdmin ? undefined : eq(workGiven.teacherId, viewer.id))
  return row?.count ?? 0
}

/** What a list says of an exercise: its name, its settings and its sets outside the bin, in order. */
export type ExerciseFacts = {
  id: number
  title: string
  config: ExerciseConfig
  isDeleted: boolean
  sets: { questionId: number; count: number; attemptsBeforeMovingOn: number; subject: string; type: QuestionType }[]
}

const setsOf = sql<ExerciseFacts['sets']>`(select coalesce(json_agg(json_build_object('questionId', q.id, 'count', qs.num_questions,
    'attemptsBeforeMovingOn', qs.attempts_before_moving_on, 'subject', q.subject, 'type', q.type) order by qs.position, qs.id), '[]')
  from question_sets qs join questions q on q.id = qs.question_id
  where qs.exercise_id = exercises.id and q.deleted_at is null and exercises.deleted_at is null)`

/** What of an exercise they are. */
export const factColumns = {
  id: exercises.id,
  title: exercises.title,
  config: exercises.config,
  isDeleted: sql<boolean>`${exercises.deletedAt} is not null`,
  sets: setsOf,
}

const factsOf = preparedOnce((db) =>
  db
    .select(factColumns)
    .from(exercises)
    .where(sql`${exercises.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('find_exercise_facts'),
)

/** Facts of these exercises in one statement; one in the bin has no sets left. */
export async function findExerciseFacts(db: Db | Transaction, ids: readonly number[]): Promise<Map<number, ExerciseFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await factsOf(db).execute({ ids: `{${[...new Set(ids)].join(',')}}` })
  return new Map(rows.map((row) => [row.id, row]))
}

type SortKey = { expression: SQL; cast: SQL }

/** Rows without a date come last in either direction. */
function sortKeyOf({ by, isDescending }: AssignmentOrder): SortKey {
  const never = isDescending ? sql`'-infinity'::timestamptz` : sql`'infinity'::timestamptz`
  switch (by) {
    case 'status':
      return { expression: unfinishedFirst(assignments), cast: sql`numeric` }
    case 'standing':
      return { expression: sql`(to_char(${unfinishedFirst(assignments)}, 'FM0000000000000.000000') || ${users.plainName})`, cast: sql`text` }
    case 'due_date':
      return { expression: sql`coalesce(${assignments.dueDate}, ${never})`, cast: sql`timestamptz` }
    case 'completed_on':
      return { expression: sql`coalesce(${assignments.completedOn}, ${never})`, cast: sql`timestamptz` }
    case 'title':
      return { expression: sql`${assignments.plainTitle}`, cast: sql`text` }
    case 'student':
      return { expression: sql`${users.plainName}`, cast: sql`text` }
    case 'score':
      return { expression: sql`coalesce(${assignments.score}, 0)`, cast: sql`float8` }
  }
}

function afterCursor({ isDescending, after }: AssignmentOrder, { expression, cast }: SortKey): SQL | undefined {
  if (after === null) return undefined
  const direction = isDescending ? sql`<` : sql`>`
  return sql`(${expression}, ${assignments.id}) ${direction} ((${after.key}::text)::${cast}, ${after.id}::int)`
}
