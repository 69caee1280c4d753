import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { modelCalls } from '#server/db/schema/operations.ts'

/** Marks are asked for unasked, so that they leave a teacher's own budget alone. */
const isOnTeachersBudget = ne(modelCalls.kind, 'mark')

/** Held while a call is claimed, so that as many as ask together are counted one after the other. */
const claimLock = 7_306_415

type ModelCall = Omit<typeof modelCalls.$inferInsert, 'id'>

/**
 * A call of the language model before it is made: what for, in whose work (null where nobody gave it), when, and how many the day that began at
 * `since` holds for one teacher and for the whole school.
 */
export type CallClaim = { kind: ModelCall['kind']; teacherId: number | null; at: Date; since: Date; teacherLimit: number; schoolLimit: number }

/**
 * Notes a call about to be made, as one nobody waited for until it is settled, and answers it with how many its teacher has used by then; null where
 * the day's budget of the teacher or the school is used up. Calls of every kind share the school's. However many ask at once, no more get through:
 * they wait for each other until the transaction ends.
 */
export async function claimModelCall(tx: Transaction, claim: CallClaim): Promise<{ id: number; used: number } | null> {
  const { kind, teacherId, at, since, teacherLimit, schoolLimit } = claim
  await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`)
  const used = await countCallsOf(tx, teacherId, since)
  const isTeachers = kind !== 'mark'
  if ((isTeachers && used >= teacherLimit) || (await countCallsSince(tx, since)).all >= schoolLimit) return null
  const [row] = await tx.insert(modelCalls).values({ kind, teacherId, at, outcome: 'left', tookMs: 0 }).returning({ id: modelCalls.id })
  if (!row) throw new Error('the insert answered no row')
  return { id: row.id, used: used + 1 }
}

/** Notes what became of a claimed call and what it took. */
export async function settleModelCall(
  db: Db | Transaction,
  id: number,
  end: Pick<ModelCall, 'outcome' | 'tokensIn' | 'tokensOut' | 'tookMs'>,
): Promise<void> {
  await db.update(modelCalls).set(end).where(eq(modelCalls.id, id))
}

/** Gives a claimed call back that was never made. */
export async function releaseModelCall(db: Db | Transaction, id: number): Promise<void> {
  await db.delete(modelCalls).where(eq(modelCalls.id, id))
}

/** How often the language model was asked on a teacher's budget since then, calls under way included: replies in their work and suggestions. */
export async function countCallsOf(db: Db | Transaction, teacherId: number | null, since: Date): Promise<number> {
  if (teacherId === null) return 0
  return db.$count(modelCalls, and(eq(modelCalls.teacherId, teacherId), gte(modelCalls.at, since), isOnTeachersBudget))
}

/** How often the whole school asked the language model since then, by what for; calls under way included. */
export async function countCallsSince(db: Db | Transaction, since: Date) {
  const of = (...kinds: readonly ModelCall['kind'][]) => sql<number>`(count(*) filter (where ${inArray(modelCalls.kind, kinds)}))::int`
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, replies: of('words'), marks: of('mark'), ideas: of('idea', 'mistakes') })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
  return row ?? { all: 0, replies: 0, marks: 0, ideas: 0 }
}

/** What calls came to since then: how many by outcome, and their tokens as far as anybody counted. */
export async function sumCallsSince(db: Db, since: Date) {
  const of = (outcome: string) => sql<number>`(count(*) filter (where ${modelCalls.outcome} = ${outcome}))::int`
  const [row] = await db
    .select({
      answered: of('answered'),
      unusable: of('unusable'),
      away: of('away'),
      tokensIn: sql<number>`coalesce(sum(${modelCalls.tokensIn}), 0)::float8`,
      tokensOut: sql<number>`coalesce(sum(${modelCalls.tokensOut}), 0)::float8`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.at, since))
  if (!row) throw new Error('the sum answered no row')
  return row
}
