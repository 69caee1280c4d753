import { sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { assignments } from '#server/db/schema/work.ts'

/**
 * What makes assignments one piece of work: given to a class at once, or one exercise given by one teacher under one title.
 * Due dates do not part them, so that a student with more time stays among the others.
 */
export const pieceOf: readonly SQL[] = keysOf(assignments)

/** Whether an assignment belongs to the piece of work of the one named. */
export function isSamePiece(id: number): SQL {
  const named = alias(assignments, 'named')
  const [one, other] = [keysOf(named), pieceOf].map((keys) => sql.join([...keys], sql`, `))
  return sql`exists (select from ${assignments} ${sql.identifier('named')} where ${named.id} = ${id} and (${one}) is not distinct from (${other}))`
}

function keysOf({ classAssignmentId, teacherId, exerciseId, title }: Record<'classAssignmentId' | 'teacherId' | 'exerciseId' | 'title', AnyPgColumn>): SQL[] {
  const ofNoClass = (value: SQL) => sql`(case when ${classAssignmentId} is null then ${value} end)`
  return [sql`${classAssignmentId}`, ofNoClass(sql`${teacherId}`), ofNoClass(sql`${exerciseId}`), ofNoClass(sql`${title}`)]
}
