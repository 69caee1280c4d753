import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isListed, isShared, isUsable, keyset, keysetById, pageRows, roleOf, sharerFor } from '#server/db/questions/library-scope.ts'
import type { ListOrder, SortKey, Viewer } from '#server/db/questions/library-scope.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { assignments } from '#server/db/schema/work.ts'
import { areIndexed, fewFound, hasAllWords, hasGramsOf, hasLongest, isOneOf } from '#server/db/questions/search-pattern.ts'
import { isAway, isWorkOf } from '#server/db/assignments/work-scope.ts'

/** A set of an exercise as json, its question outside the bin. */
export type SetOfExercise = {
  id: number
  questionId: number
  title: string
  subject: string
  type: QuestionType
  count: number
  allowSkipping: boolean
  attemptsBeforeCorrections: number
  attemptsBeforeAnswers: number
  attemptsBeforeMovingOn: number
}

/** An exercise as its viewer finds it, with its sets in order and the viewer's assignments of it. */
export type ExerciseRow = Awaited<ReturnType<typeof listExerciseRows>>[number]

/** What narrows a list of exercises. */
export type ExerciseNarrowing = {
  id?: number | undefined
  ids?: readonly number[] | undefined
  filter?: OwnerFilter | undefined
  q?: string | undefined
  /** Whether one slip in a longer word is forgiven. */
  isForgiving?: boolean
  gradeLevel?: number | undefined
  theme?: string | undefined
  tag?: string | undefined
  subject?: string | undefined
  type?: QuestionType | undefined
  status?: 'added' | 'not_added' | undefined
}

/** The order of a list of exercises. */
export type ExerciseOrder = ListOrder<'created' | 'title' | 'grade_level'>

/** How much of an exercise is read: one page of them, or up to so many with up to so many assignments named. */
export type ExerciseExtent = { limit: number | null; assignmentsNamed: number }

const sets = sql<SetOfExercise[]>`(select coalesce(json_agg(json_build_object('id', s.id, 'questionId', q.id, 'title', q.title, 'subject', q.subject,
    'type', q.type, 'count', s.num_questions, 'allowSkipping', s.allow_skipping, 'attemptsBeforeCorrections', s.attempts_before_corrections,
    'attemptsBeforeAnswers', s.attempts_before_answers, 'attemptsBeforeMovingOn', s.attempts_before_moving_on) order by s.position, s.id), '[]')
  from question_sets s join questions q on q.id = s.question_id where s.exercise_id = exercises.id and q.deleted_at is null)`

/** One page of the exercises a viewer may use, in one statement. */
export function listExerciseRows(db: Db | Transaction, viewer: Viewer, narrowing: ExerciseNarrowing, order: ExerciseOrder, extent: ExerciseExtent) {
  const key = sortKeyOf(order.by)
  const { from, by } = key === null ? keysetById(order, exercises.id) : keyset(order, key, exercises.id)
  const work = workOf(viewer)
  const side = narrowing.filter ?? 'both'
  const where = and(narrowed(viewer, narrowing), from)
  const isWalked = extent.limit !== null && narrowing.ids === undefined && narrowing.id === undefined
  const { ownerId } = exercises
  const source = extent.limit !== null && isWalked ? pageRows({ viewer, side, ownerId, where, by, limit: extent.limit }) : exercises
  const statement = db
    .select({
      id: exercises.id,
      ownerId: exercises.ownerId,
      ownerRole: roleOf(exercises.ownerId),
      isEditor: isShared(viewer, exercises.ownerId, true),
      sharedBy: sharerFor(viewer, exercises.ownerId),
      title: exercises.title,
      gradeLevel: exercises.gradeLevel,
      themes: exercises.themes,
      tags: exercises.tags,
      config: exercises.config,
      version: exercises.version,
      sets,
      assignmentCount: countOfWork(viewer),
      assignments: sql<{ id: number; title: string }[]>`(select coalesce(json_agg(json_build_object('id', newest.id, 'title', newest.title)
          order by newest.created_at desc, newest.id desc), '[]') from (select a.id, a.title, a.created_at ${work}
          order by a.created_at desc, a.id desc limit ${extent.assignmentsNamed}) newest)`,
      lastCompleted: sql<{ name: string; date: string } | null>`(select json_build_object('name', a.title, 'date', a.completed_on)
          ${work} and a.complete and a.completed_on is not null order by a.completed_on desc, a.id desc limit 1)`,
      sortKey: key === null ? sql<string>`''` : sql<string>`(${key.expression})::text`,
    })
    .from(source)
    .where(isWalked ? undefined : and(narrowing.id === undefined ? isListed(viewer, side, ownerId) : isUsable(viewer, ownerId), where))
    .orderBy(...by)
    .$dynamic()
  return extent.limit === null ? statement : statement.limit(extent.limit)
}

/** One exercise outside the bin that the viewer may use, or null. */
export async function findExerciseRow(db: Db | Transaction, viewer: Viewer, id: number): Promise<ExerciseRow | null> {
  const order = { by: 'created', isDescending: true, after: null } as const
  const [row] = await listExerciseRows(db, viewer, { id }, order, { limit: 1, assignmentsNamed: 1000 })
  return row ?? null
}

/** The few exercises of a list that may hold these words, to narrow it by; undefined where they are many or the words too short for an index. */
export async function findFewExercises(db: Db | Transaction, viewer: Viewer, { filter = 'both', q }: ExerciseNarrowing): Promise<number[] | undefined> {
  if (!areIndexed(q)) return undefined
  const isTheirs = isListed(viewer, filter, exercises.ownerId)
  const named = db
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(isNull(exercises.deletedAt), isTheirs, hasGramsOf(exercises.words, q)))
    .limit(fewFound + 1)
  const asked = db
    .select({ id: questions.id })
    .from(questions)
    .where(and(isNull(questions.deletedAt), hasGramsOf(questions.words, q), hasLongest(questions.plainTitle, q)))
    .limit(fewFound + 1)
  const statement = sql`with named as materialized (${named}), asked as materialized (${asked})
    select array(select id from named union select s.exercise_id from asked join question_sets s on s.question_id = asked.id) as ids,
      greatest((select count(*) from named), (select count(*) from asked))::int as found`
  const [row] = await rowsOf(db, statement, v.object({ ids: v.array(v.number()), found: v.number() }))
  return row && row.found <= fewFound ? row.ids : undefined
}

/** How many exercises a list has over all its pages. */
export async function countExercises(db: Db | Transaction, viewer: Viewer, narrowing: ExerciseNarrowing): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(exercises)
    .where(and(isListed(viewer, narrowing.filter ?? 'both', exercises.ownerId), narrowed(viewer, narrowing)))
  return row?.count ?? 0
}

/** Who owns an exercise outside the bin that the viewer may use, or null. */
export async function findExerciseOwner(db: Db | Transaction, viewer: Viewer, id: number) {
  const [row] = await db
    .select({
      id: exercises.id,
      ownerId: exercises.ownerId,
      ownerRole: roleOf(exercises.ownerId),
      isEditor: isShared(viewer, exercises.ownerId, true),
      gradeLevel: exercises.gradeLevel,
    })
    .from(exercises)
    .where(and(isUsable(viewer, exercises.ownerId), narrowed(viewer, { id })))
  return row ?? null
}

/** From when on a student may know of an exercise assigned to them: null for always; no row when it never was. */
export async function findAssigned(db: Db | Transaction, studentId: number, id: number) {
  const [row] = await db
    .select({ id: assignments.exerciseId, knownFrom: assignments.assignAt })
    .from(assignments)
    .where(and(eq(assignments.studentId, studentId), eq(assignments.exerciseId, id), isNull(assignments.deletedAt)))
    .orderBy(sql`${assignments.assignAt} asc nulls first`)
    .limit(1)
  return row ?? null
}

/** Stores an exercise; answers its id. */
export async function insertExercise(tx: Transaction, exercise: typeof exercises.$inferInsert): Promise<number> {
  const [row] = await tx.insert(exercises).values(exercise).returning({ id: exercises.id })
  if (!row) throw new Error('insert into exercises answered no row')
  return row.id
}

/** The highest number a copy of `title` has among an owner's exercises outside the bin: 1 for `… - Copy`, 0 without any. */
export async function highestExerciseCopy(db: Db | Transaction, ownerId: number, title: string): Promise<number> {
  const copy = `${title} - Copy`
  const rest = sql`substr(${exercises.title}, char_length(${copy}::text) + 1)`
  const number = sql<number>`coalesce(max(case when ${rest} = '' then 1 when ${rest} ~ '^ [0-9]{1,8}$' then btrim(${rest})::int end), 0)::int`
  const [row] = await db
    .select({ number })
    .from(exercises)
    .where(and(eq(exercises.ownerId, ownerId), isNull(exercises.deletedAt), sql`starts_with(${exercises.title}, ${copy}::text)`))
  return row?.number ?? 0
}

/** Exercises outside the bin with their owners, held until the transaction ends so that their changes happen one after another. */
export function lockExercises(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({
      id: exercises.id,
      title: exercises.title,
      ownerId: exercises.ownerId,
      ownerRole: roleOf(exercises.ownerId),
      config: exercises.config,
      version: exercises.version,
    })
    .from(exercises)
    .where(and(inArray(exercises.id, [...ids]), isNull(exercises.deletedAt)))
    .orderBy(exercises.id)
    .for('no key update')
}

/** An exercise held for a change. */
export type LockedExercise = Awaited<ReturnType<typeof lockExercises>>[number]

/** What a change of an exercise itself may touch. */
export type ExerciseChange = { title?: string; gradeLevel?: number; themes?: string[]; tags?: string[]; config?: ExerciseConfig }

/** Changes exercises, or only moves their versions on after a change of their sets. */
export async function changeExercises(tx: Transaction, ids: readonly number[], change: ExerciseChange, at: Date): Promise<void> {
  await tx
    .update(exercises)
    .set({ ...change, version: sql`${exercises.version} + 1`, updatedAt: at })
    .where(inArray(exercises.id, [...ids]))
}

/** Hides an exercise in the bin; answers it, or null when it lay there already. */
export async function hideExercise(tx: Transaction, id: number, at: Date) {
  const [row] = await tx
    .update(exercises)
    .set({ deletedAt: at })
    .where(and(eq(exercises.id, id), isNull(exercises.deletedAt)))
    .returning({ title: exercises.title, ownerId: exercises.ownerId })
  return row ?? null
}

/** The viewer's assignments of an exercise, as a `from` clause that more conditions may follow. `is true` does what `isOwn` does with `+ 0`. */
function workOf(viewer: Viewer): SQL {
  const isTheirs = viewer.coTeaches === true ? sql`(${isWorkOf(viewer, 'a')}) is true` : isOwn(viewer, 'a')
  return sql`from assignments a where a.exercise_id = exercises.id and a.deleted_at is null and ${isTheirs} and not ${isAway(viewer, 'a')}`
}

/**
 * How many assignments `workOf` finds: all that were given, which is kept, but those of the few students who are away. What was given to a class that
 * is taught together is kept of its owner only.
 */
function countOfWork(viewer: Viewer): SQL<number> {
  if (viewer.coTeaches === true) return sql<number>`(select count(*)::int ${workOf(viewer)})`
  return sql<number>`((select coalesce(sum(w.count), 0) from work_given w where w.exercise_id = exercises.id and ${isOwn(viewer, 'w')})
    - (select count(*) from assignments a where a.exercise_id = exercises.id and a.deleted_at is null
        and ${isOwn(viewer, 'a')} and ${isAway(viewer, 'a')}))::int`
}

/** `+ 0` keeps the index of teachers out of it: else the planner may read all of a teacher's work for every exercise. */
function isOwn(viewer: Viewer, named: 'a' | 'w'): SQL {
  return viewer.role === 'ADMIN' ? sql`true` : sql`${sql.identifier(named)}.teacher_id + 0 = ${viewer.id}`
}

function narrowed(viewer: Viewer, narrowing: ExerciseNarrowing): SQL | undefined {
  const { id, ids, q, isForgiving, gradeLevel, theme, tag, subject, type, status } = narrowing
  const asks = (condition: SQL) =>
    sql`(select 1 from question_sets s join questions q on q.id = s.question_id
      where s.exercise_id = exercises.id and q.deleted_at is null and ${condition} limit 1) is not null`
  const isAssigned = sql`(select 1 ${workOf(viewer)} limit 1) is not null`
  const hasOneOf = (texts: SQL, wanted: string) => sql`exists (select 1 from unnest(${texts}) one where lower(one) = lower(${wanted}::text))`
  return and(
    isNull(exercises.deletedAt),
    id === undefined ? undefined : eq(exercises.id, id),
    ids === undefined ? undefined : isOneOf(exercises.id, ids),
    hasAllWords(q, (has) => or(has(exercises.words), asks(has(sql`q.plain_title`))), isForgiving),
    gradeLevel === undefined ? undefined : eq(exercises.gradeLevel, gradeLevel),
    theme === undefined ? undefined : hasOneOf(sql`exercises.themes`, theme),
    tag === undefined ? undefined : hasOneOf(sql`exercises.tags`, tag),
    subject === undefined ? undefined : asks(sql`lower(q.subject) = lower(${subject}::text)`),
    type === undefined ? undefined : asks(sql`q.type = ${type}`),
    status === undefined ? undefined : status === 'added' ? isAssigned : sql`not (${isAssigned})`,
  )
}

function sortKeyOf(by: ExerciseOrder['by']): SortKey | null {
  switch (by) {
    case 'created':
      return null
    case 'title':
      return { expression: sql`lower(${exercises.title})`, cast: 'text' }
    case 'grade_level':
      return { expression: sql`${exercises.gradeLevel}`, cast: 'int' }
  }
}
