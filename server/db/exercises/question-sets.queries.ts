import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isShared, isUsable, roleOf, type Viewer } from '#server/db/questions/library-scope.ts'
import { exercises, questions, questionSets } from '#server/db/schema/library.ts'

/** A set as its viewer finds it, with its question and what its exercise says of points and reading speed. */
export type QuestionSetRow = NonNullable<Awaited<ReturnType<typeof findQuestionSet>>>

/** A set whose exercise the viewer may use and whose question is outside the bin, or null. */
export async function findQuestionSet(db: Db | Transaction, viewer: Viewer, id: number) {
  const [row] = await db
    .select({
      id: questionSets.id,
      exerciseId: exercises.id,
      ownerId: exercises.ownerId,
      ownerRole: roleOf(exercises.ownerId),
      isEditor: isShared(viewer, exercises.ownerId, true),
      config: exercises.config,
      version: exercises.version,
      questionId: questions.id,
      title: questions.title,
      prompt: questions.prompt,
      subject: questions.subject,
      type: questions.type,
      count: questionSets.numQuestions,
      allowSkipping: questionSets.allowSkipping,
      attemptsBeforeCorrections: questionSets.attemptsBeforeCorrections,
      attemptsBeforeAnswers: questionSets.attemptsBeforeAnswers,
      attemptsBeforeMovingOn: questionSets.attemptsBeforeMovingOn,
    })
    .from(questionSets)
    .innerJoin(exercises, eq(exercises.id, questionSets.exerciseId))
    .innerJoin(questions, eq(questions.id, questionSets.questionId))
    .where(and(eq(questionSets.id, id), isNull(exercises.deletedAt), isNull(questions.deletedAt), isUsable(viewer, exercises.ownerId)))
  return row ?? null
}

/** What these exercises ask, questions in the bin left out, in order. */
export function findSetsOf(db: Db | Transaction, exerciseIds: readonly number[]) {
  return db
    .select({ id: questionSets.id, exerciseId: questionSets.exerciseId, questionId: questions.id, type: questions.type })
    .from(questionSets)
    .innerJoin(questions, eq(questions.id, questionSets.questionId))
    .where(and(inArray(questionSets.exerciseId, [...exerciseIds]), isNull(questions.deletedAt)))
    .orderBy(questionSets.exerciseId, questionSets.position, questionSets.id)
}

/**
 * Sets whose question lies in the bin and is of another type than what these exercises ask from now on: brought back, it
 * would mix the types, so it no longer belongs to them.
 */
export async function forgetOtherTypes(tx: Transaction, exerciseIds: readonly number[], type: QuestionType): Promise<void> {
  const others = tx.select({ id: questions.id }).from(questions).where(and(eq(questions.id, questionSets.questionId), ne(questions.type, type)))
  await tx.delete(questionSets).where(and(inArray(questionSets.exerciseId, [...exerciseIds]), sql`exists ${others}`))
}

/** How a set is asked; what is left out keeps the table's defaults, or as it is. */
export type SetChange = Partial<
  Pick<
    typeof questionSets.$inferInsert,
    'numQuestions' | 'allowSkipping' | 'attemptsBeforeCorrections' | 'attemptsBeforeAnswers' | 'attemptsBeforeMovingOn'
  >
>

/** Adds sets at the end of their exercises, in the order given; answers their ids. The exercises must be held. */
export async function appendSets(tx: Transaction, added: readonly ({ exerciseId: number; questionId: number } & SetChange)[]) {
  if (added.length === 0) return []
  const values = added.map((set, index) => ({
    ...set,
    position: sql<number>`(select coalesce(max(s.position), -1) + 1 + ${index}::int from question_sets s where s.exercise_id = ${set.exerciseId})`,
  }))
  return tx.insert(questionSets).values(values).returning({ id: questionSets.id, exerciseId: questionSets.exerciseId })
}

/** Changes how a set is asked. */
export async function changeSet(tx: Transaction, id: number, change: SetChange): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(questionSets).set(change).where(eq(questionSets.id, id))
}

/** Takes a set out of its exercise; answers whether it was there. */
export async function removeSet(tx: Transaction, id: number): Promise<boolean> {
  const removed = await tx.delete(questionSets).where(eq(questionSets.id, id)).returning({ id: questionSets.id })
  return removed.length > 0
}

/** Brings the sets of an exercise into the order of `ids`. */
export async function orderSets(tx: Transaction, exerciseId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const places = sql`(select id, place from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as given(id, place))`
  await tx.execute(sql`update question_sets set position = places.place - 1 from ${places} places
    where question_sets.id = places.id and question_sets.exercise_id = ${exerciseId}`)
}
