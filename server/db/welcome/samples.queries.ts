import { and, eq, gt, sql } from 'drizzle-orm'
import type { ExerciseWithSets } from '#server/db/chat/chat-start.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'

/** Held while a sample begins, so that as many as begin together are counted one after the other. */
const sampleLock = 7_306_414

/** How many sample accounts are alive, in all and of one address; the next who asks waits until the transaction has ended. */
export async function countSamples(tx: Transaction, now: Date, sampleFrom: string): Promise<{ all: number; ofAddress: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sampleLock})`)
  const isAlive = gt(users.expiresAt, now)
  const [all, ofAddress] = [await tx.$count(users, isAlive), await tx.$count(users, and(isAlive, eq(users.sampleFrom, sampleFrom)))]
  return { all, ofAddress }
}

/** An exercise to store for one sample account; it stands in no list, and goes with its account. */
export type SampleExercise = Pick<ExerciseWithSets, 'title' | 'gradeLevel' | 'config'> & {
  ownerId: number
  questions: readonly { title: string; prompt: string; subject: string }[]
  at: Date
}

/** Stores a sample's exercise as if it lay in the bin; answers it with a set per question. */
export async function insertSampleExercise(tx: Transaction, sample: SampleExercise): Promise<ExerciseWithSets> {
  const { ownerId, title, gradeLevel, config, questions: asked, at } = sample
  const hidden = { ownerId, createdAt: at, updatedAt: at, deletedAt: at }
  const [exercise] = await tx.insert(exercises).values({ ...hidden, title, gradeLevel, config }).returning({ id: exercises.id })
  if (!exercise) throw new Error('the insert answered no row')
  const rows = await tx
    .insert(questions)
    .values(asked.map((question) => ({ ...hidden, title: question.title, prompt: question.prompt, subject: question.subject, type: 'FREE_FORM' as const })))
    .returning({ questionId: questions.id, title: questions.title, prompt: questions.prompt, subject: questions.subject, type: questions.type })
  const rules = { numQuestions: 1, allowSkipping: true, attemptsBeforeCorrections: 1, attemptsBeforeAnswers: 3, attemptsBeforeMovingOn: 4 }
  const sets = rows.map((row) => ({ ...rules, ...row, setId: row.questionId }))
  return { id: exercise.id, ownerId, ownerRole: 'STUDENT', title, gradeLevel, themes: [], config, sets }
}
