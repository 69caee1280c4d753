import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isListed, isShared, isUsable, keyset, keysetById, pageRows, roleOf, seesShared, sharedWith, sharerFor } from './library-scope.ts'
import type { ListOrder, Viewer } from './library-scope.ts'
import { questions, questionSets } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { areIndexed, fewFound, hasAllWords, hasGramsOf, isOneOf } from './search-pattern.ts'

/** A question as its viewer finds it; `exerciseCount` counts the exercises that viewer sees. */
export type QuestionRow = Awaited<ReturnType<typeof listQuestionRows>>[number]

/** What narrows a list of questions. */
export type QuestionNarrowing = {
  id?: number | undefined
  ids?: readonly number[] | undefined
  filter?: OwnerFilter | undefined
  q?: string | undefined
  /** Whether one slip in a longer word is forgiven. */
  isForgiving?: boolean
  subject?: string | undefined
  tag?: string | undefined
  type?: QuestionType | undefined
  status?: 'added' | 'not_added' | undefined
}

/** The order of a list of questions. */
export type QuestionOrder = ListOrder<'created' | 'title'>

/** One page of the questions a viewer may use, in one statement. */
export function listQuestionRows(db: Db | Transaction, viewer: Viewer, narrowing: QuestionNarrowing, order: QuestionOrder, limit: number | null) {
  const byTitle = { expression: sql`lower(${questions.title})`, cast: 'text' } as const
  const { from, by } = order.by === 'title' ? keyset(order, byTitle, questions.id) : keysetById(order, questions.id)
  const side = narrowing.filter ?? 'both'
  const where = and(narrowed(viewer, narrowing), from)
  const isWalked = limit !== null && narrowing.ids === undefined && narrowing.id === undefined
  const { ownerId } = questions
  const source = isWalked ? pageRows({ viewer, side, ownerId, where, by, limit }) : questions
  const statement = db
    .select({
      id: questions.id,
      ownerId: questions.ownerId,
      ownerRole: roleOf(questions.ownerId),
      isEditor: isShared(viewer, questions.ownerId, true),
      sharedBy: sharerFor(viewer, questions.ownerId),
      title: questions.title,
      prompt: questions.prompt,
      subject: questions.subject,
      tags: questions.tags,
      type: questions.type,
      createdAt: questions.createdAt,
      version: questions.version,
      exerciseCount: sql<number>`(select count(*)::int ${useSeenBy(viewer)})`,
      sortKey: order.by === 'title' ? sql<string>`lower(${questions.title})` : sql<string>`''`,
    })
    .from(source)
    .where(isWalked ? undefined : and(narrowing.id === undefined ? isListed(viewer, side, ownerId) : isUsable(viewer, ownerId), where))
    .orderBy(...by)
    .$dynamic()
  return limit === null ? statement : statement.limit(limit)
}

/** One question outside the bin that the viewer may use, or null. */
export async function findQuestionRow(db: Db | Transaction, viewer: Viewer, id: number): Promise<QuestionRow | null> {
  const [row] = await listQuestionRows(db, viewer, { id }, { by: 'created', isDescending: true, after: null }, 1)
  return row ?? null
}

/** The few questions of a list that may hold these words, to narrow it by; undefined where they are many or the words too short for an index. */
export async function findFewQuestions(db: Db | Transaction, viewer: Viewer, { filter = 'both', q }: QuestionNarrowing): Promise<number[] | undefined> {
  if (!areIndexed(q)) return undefined
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(isNull(questions.deletedAt), isListed(viewer, filter, questions.ownerId), hasGramsOf(questions.words, q)))
    .limit(fewFound + 1)
  return rows.length > fewFound ? undefined : rows.map(({ id }) => id)
}

/** How many questions a list has over all its pages. */
export async function countQuestions(db: Db | Transaction, viewer: Viewer, narrowing: QuestionNarrowing): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(questions)
    .where(and(isListed(viewer, narrowing.filter ?? 'both', questions.ownerId), narrowed(viewer, narrowing)))
  return row?.count ?? 0
}

/** Stores a question; answers its id. */
export async function insertQuestion(db: Db | Transaction, question: typeof questions.$inferInsert): Promise<number> {
  const [row] = await db.insert(questions).values(question).returning({ id: questions.id })
  if (!row) throw new Error('insert into questions answered no row')
  return row.id
}

/** Holds a question outside the bin until the transaction ends, so that its changes happen one after another. */
export async function lockQuestion(tx: Transaction, id: number) {
  const [row] = await tx.select().from(questions).where(and(eq(questions.id, id), isNull(questions.deletedAt))).for('no key update')
  return row ?? null
}

/** Changes a question and moves its version on. */
export async function changeQuestion(tx: Transaction, id: number, change: Partial<typeof questions.$inferInsert>, at: Date): Promise<void> {
  await tx.update(questions).set({ ...change, version: sql`${questions.version} + 1`, updatedAt: at }).where(eq(questions.id, id))
}

/** Whether any exercise asks a question, those in the bin among them. */
export async function isAskedAnywhere(db: Db | Transaction, id: number): Promise<boolean> {
  const rows = await db.select({ id: questionSets.id }).from(questionSets).where(eq(questionSets.questionId, id)).limit(1)
  return rows.length > 0
}

/** Hides a question in the bin; answers it, or null when it lay there already. */
export async function hideQuestion(tx: Transaction, id: number, at: Date) {
  const [row] = await tx
    .update(questions)
    .set({ deletedAt: at })
    .where(and(eq(questions.id, id), isNull(questions.deletedAt)))
    .returning({ title: questions.title, ownerId: questions.ownerId })
  return row ?? null
}

/** Makes everything that names things after what a person already has wait for each other until the transaction ends. */
export async function lockLibraryOf(tx: Transaction, ownerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

/** The highest number a copy of `title` has among an owner's questions outside the bin: 1 for `… - Copy`, 0 without any. */
export async function highestCopy(db: Db | Transaction, ownerId: number, title: string): Promise<number> {
  const copy = `${title} - Copy`
  const rest = sql`substr(${questions.title}, char_length(${copy}::text) + 1)`
  const number = sql<number>`coalesce(max(case when ${rest} = '' then 1 when ${rest} ~ '^ [0-9]{1,8}$' then btrim(${rest})::int end), 0)::int`
  const [row] = await db
    .select({ number })
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), isNull(questions.deletedAt), sql`starts_with(${questions.title}, ${copy}::text)`))
  return row?.number ?? 0
}

/** Questions outside the bin with their owners, and whether they were shared with the viewer, held as they are until the transaction ends. */
export function lockQuestions(tx: Transaction, viewer: Viewer, ids: readonly number[]) {
  return tx
    .select({
      id: questions.id,
      type: questions.type,
      title: questions.title,
      prompt: questions.prompt,
      subject: questions.subject,
      tags: questions.tags,
      ownerId: questions.ownerId,
      ownerRole: roleOf(questions.ownerId),
      isShared: isShared(viewer, questions.ownerId),
    })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), isNull(questions.deletedAt)))
    .orderBy(questions.id)
    .for('share')
}

function narrowed(viewer: Viewer, { id, ids, q, isForgiving, subject, tag, type, status }: QuestionNarrowing): SQL | undefined {
  const isUsed = sql`(select 1 ${useSeenBy(viewer)} limit 1) is not null`
  return and(
    isNull(questions.deletedAt),
    id === undefined ? undefined : eq(questions.id, id),
    ids === undefined ? undefined : isOneOf(questions.id, ids),
    hasAllWords(q, (has) => has(questions.words), isForgiving),
    subject === undefined ? undefined : sql`lower(${questions.subject}) = lower(${subject}::text)`,
    tag === undefined ? undefined : sql`exists (select 1 from unnest(questions.tags) tag where lower(tag) = lower(${tag}::text))`,
    type === undefined ? undefined : eq(questions.type, type),
    status === undefined ? undefined : status === 'added' ? isUsed : sql`not (${isUsed})`,
  )
}

/** The sets of a question in the exercises a viewer sees, as a `from` clause. */
function useSeenBy(viewer: Viewer): SQL {
  const isSeen = sql`(e.owner_id = ${viewer.id} or ((select o.role from users o where o.id = e.owner_id) = 'ADMIN' and ${seesShared(viewer)})
    or e.id = any(${sharedWith(viewer, 'exercise')}))`
  return sql`from question_sets s join exercises e on e.id = s.exercise_id
    where s.question_id = questions.id and e.deleted_at is null and ${viewer.role === 'ADMIN' ? sql`true` : isSeen}`
}
