import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import { isInClass } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import { exercises } from '#server/db/schema/library.ts'
import { classes, users } from '#server/db/schema/people.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments, classAssignments, piecesGiven, unfinishedFirst } from '#server/db/schema/work.ts'
import { type AssignmentNarrowing, type AssignmentScope, hasStatus, inScope } from './narrowing.ts'
import { areOnePiece, pieceOf } from './piece.ts'
import { isAway, isGivenBy, isOfArchivedClass, isWorkOf } from './work-scope.ts'

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
/** Where a piece stands: unfinished before finished, by the date that comes first. */
const standing = sql`min(${unfinishedFirst(assignments)})`
const firstId = sql<number>`(array_agg(${assignments.id} order by ${unfinishedFirst(assignments)}, ${assignments.id}))[1]`
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

/** The part of a piece that comes first in `standing`, which the whole piece is found by. */
const head = alias(assignments, 'head')

/**
 * One page of what a teacher gave, in one statement; `limit` null reads all of it. The page that a list begins with costs as much as it shows: its
 * pieces are found one by one along an index. Otherwise all are counted.
 */
export function listGivenWorkRows(
  db: Db | Transaction,
  scope: AssignmentScope,
  narrowing: GivenWorkNarrowing,
  order: GivenWorkOrder,
  limit: number | null,
) {
  const isAlongIndex = limit !== null && order.by === 'status' && !order.isDescending && isNarrowedByNothing(narrowing)
  const key = isAlongIndex ? { expression: unfinishedFirst(head), cast: sql`numeric` } : sortKeyOf(order)
  const sortId = isAlongIndex ? sql<number>`${head.id}` : order.by === 'status' ? firstId : id
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
      sortId,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.studentId))
    .innerJoin(exercises, eq(exercises.id, assignments.exerciseId))
    .leftJoin(classAssignments, eq(classAssignments.id, assignments.classAssignmentId))
    .leftJoin(classes, eq(classes.id, classAssignments.classId))
    .$dynamic()
  if (isAlongIndex) {
    const { ofClass, byTitle } = areOnePiece('head', 'assignments')
    return statement
      .innerJoin(head, or(ofClass, byTitle))
      .where(and(counted(db, scope, narrowing), sql`${head.id} = any(array(${headsOf(scope, order, limit)}))`))
      .groupBy(head.id)
      .orderBy(asc(key.expression), asc(head.id))
  }
  const ordered = statement
    .where(counted(db, scope, narrowing))
    .groupBy(...pieceOf)
    .having(and(isWanted(narrowing), afterCursor(order, key.expression, key.cast, sortId)))
    .orderBy(order.isDescending ? desc(key.expression) : asc(key.expression), order.isDescending ? desc(sortId) : asc(sortId))
  return limit === null ? ordered : ordered.limit(limit)
}

function isNarrowedByNothing({ q, status, classId }: GivenWorkNarrowing): boolean {
  return (q ?? '').trim() === '' && status === undefined && classId === undefined
}

/**
 * The heads of a page's pieces. Whether a row is its piece's head is asked of that piece alone, by the index of its kind; the answer is an array, so
 * that its cost, which the planner takes for the whole list's, does not decide how the rest is read.
 */
function headsOf({ viewer }: AssignmentScope, order: GivenWorkOrder, limit: number): SQL {
  const named = alias(assignments, 'named')
  const { ofClass, byTitle } = areOnePiece('named', 'head')
  const firstOf = (isOne: SQL) => sql`(select named.id from ${assignments} named where ${isOne} and ${named.deletedAt} is null and ${isWorkOf(viewer, 'named')}
    and not ${isAway(viewer, 'named')} order by ${unfinishedFirst(named)}, ${named.id} limit 1)`
  const isTheirs = viewer.role === 'ADMIN' ? undefined : isGivenBy(viewer, 'head')
  const isHead = sql`${head.id} = case when ${head.classAssignmentId} is null then ${firstOf(byTitle)} else ${firstOf(ofClass)} end`
  const key = unfinishedFirst(head)
  return sql`select ${head.id} from ${assignments} head
    where ${and(isNull(head.deletedAt), isTheirs, sql`not ${isOfArchivedClass('head')}`, isHead, afterCursor(order, key, sql`numeric`, sql`${head.id}`))}
    order by ${key}, ${head.id} limit ${limit}`
}

/** How many pieces of work a list has over all its pages. */
export async function countGivenWork(db: Db | Transaction, scope: AssignmentScope, narrowing: GivenWorkNarrowing): Promise<number> {
  if (scope.viewer.role === 'TEACHER' && scope.viewer.coTeaches !== true && isNarrowedByNothing(narrowing)) return countAllPieces(db, scope.viewer)
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

/** All that a teacher gave, which is kept, but what was given to nobody they still have, and the work of archived classes. */
async function countAllPieces(db: Db | Transaction, viewer: AssignmentScope['viewer']): Promise<number> {
  const { ofClass, byTitle } = areOnePiece('named', 'a')
  const isAnybodys = (isOne: SQL) => sql`exists (select from ${assignments} named where ${isOne} and named.deleted_at is null and named.teacher_id = ${viewer.id}
    and not ${isAway(viewer, 'named')})`
  const [row] = await rowsOf(db, sql`select (
    (select count(*) from ${piecesGiven} p where p.teacher_id = ${viewer.id} and p.count > 0)
    - (select count(*) from ${piecesGiven} p join ${classAssignments} w on w.id = p.class_assignment_id join ${classes} c on c.id = w.class_id
      where p.teacher_id = ${viewer.id} and p.count > 0 and c.archived_at is not null)
    - (select count(distinct piece_of(a.class_assignment_id, a.exercise_id, a.title)) from ${assignments} a
      where a.teacher_id = ${viewer.id} and a.deleted_at is null and ${isAway(viewer, 'a')} and not ${isOfArchivedClass('a')}
      and not ${isAnybodys(byTitle)} and not ${isAnybodys(ofClass)}))::int as count`, Counted)
  return row?.count ?? 0
}

const Counted = v.object({ count: v.number() })

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
      return { expression: standing, cast: sql`numeric` }
    case 'due_date':
      return { expression: sql`coalesce(${due}, ${never})`, cast: sql`timestamptz` }
    case 'title':
      return { expression: sql`mode() within group (order by ${assignments.plainTitle})`, cast: sql`text` }
    case 'turned_in':
      return { expression: sql`(${turnedIn}::float8 / ${assigned})`, cast: sql`float8` }
    case 'median':
      return { expression: sql`coalesce(${median}, ${isDescending ? sql`-1` : sql`101`})`, cast: sql`float8` }
  }
}

function afterCursor({ isDescending, after }: GivenWorkOrder, expression: SQL, cast: SQL, tie: SQL): SQL | undefined {
  if (after === null) return undefined
  const direction = isDescending ? sql`<` : sql`>`
  return sql`(${expression}, ${tie}) ${direction} ((${after.key}::text)::${cast}, ${after.id}::int)`
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
