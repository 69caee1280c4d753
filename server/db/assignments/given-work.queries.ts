import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import { exercises } from '#server/db/schema/library.ts'
import { classes, users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { type AssignmentNarrowing, type AssignmentScope, hasStatus, inScope } from './narrowing.ts'
import { pieceOf } from './piece.ts'
import { isOfArchivedClass } from './work-scope.ts'

/** What narrows pieces of work: the words and the status need one of a piece's assignments, the class is the part that is counted. */
export type GivenWorkNarrowing = {
  q?: string | undefined
  status?: AssignmentFilter | undefined
  classId?: number | undefined
  days: NonNullable<AssignmentNarrowing['days']>
}

/** The order of pieces of work and where to go on in it. */
export type GivenWorkOrder = {
  by: 'status' | 'due_date' | 'title' | 'turned_in' | 'median'
  isDescending: boolean
  after: { key: string; id: number } | null
}

/** A piece of work as it is listed. `sortKey` is where it stands in the order asked for. */
export type GivenWorkRow = Awaited<ReturnType<typeof listGivenWorkRows>>[number]

const id = sql<number>`min(${assignments.id})`
const title = sql<string>`mode() within group (order by ${assignments.title})`
const isDone = sql<boolean>`bool_and(${assignments.complete})`
const due = sql`coalesce(min(${assignments.dueDate}) filter (where not ${assignments.complete}), max(${assignments.dueDate}))`
const turnedIn = sql<number>`(count(*) filter (where ${assignments.complete}))::int`
const assigned = sql<number>`count(*)::int`
const inProgress = sql<number>`(count(*) filter (where exists (select from ${sessions} s
  where s.assignment_id = ${assignments.id} and s.status = 'active' and not s.is_test and s.practice_of is null)))::int`
/** So few scores say nothing of a class. */
const fewestScores = 3
const median = sql<number | null>`(case
  when count(*) filter (where ${assignments.complete} and ${assignments.score} is not null) >= ${sql.raw(String(fewestScores))}
  then percentile_cont(0.5) within group (order by ${assignments.score}) filter (where ${assignments.complete}) end)`

/** One page of what a teacher gave, in one statement; `limit` null reads all of it. */
export function listGivenWorkRows(
  db: Db | Transaction,
  scope: AssignmentScope,
  narrowing: GivenWorkNarrowing,
  order: GivenWorkOrder,
  limit: number | null,
) {
  const key = sortKeyOf(order)
  const overdue = hasStatus('overdue', narrowing.days)
  const statement = db
    .select({
      id,
      title,
      exerciseId: sql<number>`min(${assignments.exerciseId})`,
      classId: sql<number | null>`min(${classes.id})`,
      className: sql<string | null>`min(${classes.name})`,
      studentId: sql<number>`min(${users.id})`,
      studentName: sql<string>`min(${users.name})`,
      assigned,
      turnedIn,
      inProgress,
      overdue: sql<number>`(count(*) filter (where ${overdue}))::int`,
      dueDate: sql<string | null>`${due}`.mapWith(instantOf),
      dueDates: sql<number>`count(distinct ${assignments.dueDate})::int`,
      assignAt: sql<string | null>`min(${assignments.assignAt})`.mapWith(instantOf),
      closesAt: sql<string | null>`min(${assignments.closesAt}) filter (where not ${assignments.complete})`.mapWith(instantOf),
      closed: sql<number>`(count(*) filter (where not ${assignments.complete} and ${assignments.closesAt} <= ${narrowing.days.now.toISOString()}::timestamptz))::int`,
      median,
      assignmentIds: sql<number[]>`json_agg(${assignments.id} order by ${assignments.id})`,
      sortKey: sql<string>`(${key.expression})::text`,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .leftJoin(classAssignments, eq(classAssignments.id, assignments.classAssignmentId))
    .leftJoin(classes, eq(classes.id, classAssignments.classId))
    .where(counted(db, scope, narrowing))
    .groupBy(...pieceOf)
    .having(and(isWanted(narrowing), afterCursor(order, key)))
    .orderBy(order.isDescending ? desc(key.expression) : asc(key.expression), order.isDescending ? desc(id) : asc(id))
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** How many pieces of work a list has over all its pages. */
export async function countGivenWork(db: Db | Transaction, scope: AssignmentScope, narrowing: GivenWorkNarrowing): Promise<number> {
  const pieces = db
    .select({ id: sql<number>`min(${assignments.id})`.as('id') })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .where(counted(db, scope, narrowing))
    .groupBy(...pieceOf)
    .having(isWanted(narrowing))
    .as('pieces')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(pieces)
  return row?.count ?? 0
}

function counted(db: Db | Transaction, scope: AssignmentScope, { classId }: GivenWorkNarrowing): SQL | undefined {
  const isOfClass = classId === undefined ? undefined : isInClass(db, scope.viewer, classId, assignments.studentId)
  return and(inScope(scope), isOfClass, sql`not ${isOfArchivedClass('assignments', classId)}`)
}

function isWanted({ q, status, days }: GivenWorkNarrowing): SQL | undefined {
  const hasWords = hasAllWords(q, (has) => or(has(assignments.plainTitle), has(exercises.plainTitle), has(users.plainName)))
  const isSo = status === 'completed' ? isDone : status === undefined ? undefined : sql`bool_or(coalesce(${hasStatus(status, days)}, false))`
  return and(hasWords === undefined ? undefined : sql`bool_or(${hasWords})`, isSo)
}

type SortKey = { expression: SQL; cast: SQL }

/** Pieces without a date or a median come last in either direction. */
function sortKeyOf({ by, isDescending }: GivenWorkOrder): SortKey {
  const never = isDescending ? sql`'-infinity'::timestamptz` : sql`'infinity'::timestamptz`
  switch (by) {
    case 'status':
      return { expression: sql`(case when ${isDone} then 1e12 else 0 end + coalesce(extract(epoch from ${due}), 9e11))`, cast: sql`numeric` }
    case 'due_date':
      return { expression: sql`coalesce(${due}, ${never})`, cast: sql`timestamptz` }
    case 'title':
      return { expression: sql`lower(${title})`, cast: sql`text` }
    case 'turned_in':
      return { expression: sql`(${turnedIn}::float8 / ${assigned})`, cast: sql`float8` }
    case 'median':
      return { expression: sql`coalesce(${median}, ${isDescending ? sql`-1` : sql`101`})`, cast: sql`float8` }
  }
}

function afterCursor({ isDescending, after }: GivenWorkOrder, { expression, cast }: SortKey): SQL | undefined {
  if (after === null) return undefined
  const direction = isDescending ? sql`<` : sql`>`
  return sql`(${expression}, ${id}) ${direction} ((${after.key}::text)::${cast}, ${after.id}::int)`
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
