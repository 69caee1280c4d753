import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { exercises, exerciseShares, questions, questionShares } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'
import { seesShared } from './library-scope.ts'
import { hasAllWords } from './search-pattern.ts'

/** What can be shared. */
export type SharedKind = 'exercise' | 'question'

/** With whom an item is shared: `personId` null stands for the school. */
export type Share = { personId: number | null; mayEdit: boolean }

/** With whom an item is shared, people by name; those whose account ended are left out. */
export function findShares(db: Db | Transaction, kind: SharedKind, id: number) {
  const [shares, itemId] = kind === 'exercise' ? [exerciseShares, exerciseShares.exerciseId] : [questionShares, questionShares.questionId]
  return db
    .select({ personId: shares.personId, mayEdit: shares.mayEdit, name: users.name })
    .from(shares)
    .leftJoin(users, eq(users.id, shares.personId))
    .where(and(eq(itemId, id), isNull(users.deletedAt)))
    .orderBy(sql`${users.plainName}`, asc(shares.personId))
}

/** The name of whoever owns an item. */
export async function findOwnerName(db: Db | Transaction, ownerId: number): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, ownerId))
  return row?.name ?? ''
}

/** Holds an item until the transaction ends, so that sharings of it wait for each other. */
export async function holdShared(tx: Transaction, kind: SharedKind, id: number): Promise<void> {
  const items = kind === 'exercise' ? exercises : questions
  await tx.select({ id: items.id }).from(items).where(eq(items.id, id)).for('no key update')
}

/** Shares an item with these and no others; hold it first. */
export async function replaceShares(tx: Transaction, kind: SharedKind, id: number, given: readonly Share[]): Promise<void> {
  if (kind === 'exercise') {
    await tx.delete(exerciseShares).where(eq(exerciseShares.exerciseId, id))
    if (given.length > 0) await tx.insert(exerciseShares).values(given.map((share) => ({ ...share, exerciseId: id })))
    return
  }
  await tx.delete(questionShares).where(eq(questionShares.questionId, id))
  if (given.length > 0) await tx.insert(questionShares).values(given.map((share) => ({ ...share, questionId: id })))
}

/** Which of these people are working colleagues of a person. */
export async function findColleagues(db: Db | Transaction, person: { id: number }, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: users.id }).from(users).where(and(isColleagueOf(person), inArray(users.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Working colleagues by name, `limit` at most; `q` looks in their names. */
export function listColleagueRows(db: Db, person: { id: number }, q: string | undefined, limit: number) {
  return db
    .select({ id: users.id, name: users.name, total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(and(isColleagueOf(person), hasAllWords(q, (has) => has(users.plainName))))
    .orderBy(sql`${users.plainName}`, asc(users.id))
    .limit(limit)
}

const teaching: Role[] = ['TEACHER', 'ADMIN']

function isColleagueOf(person: { id: number }): SQL | undefined {
  const isThere = and(isNull(users.deletedAt), isNull(users.expiresAt), isNull(users.suspendedAt), eq(users.mustConfirmEmail, false))
  return and(inArray(users.role, teaching), ne(users.id, person.id), isThere, seesShared(person))
}
