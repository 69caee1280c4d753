import { sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/classroom/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { isAway, isWorkOf, type Named } from './work-scope.ts'

/**
 * What makes assignments one piece of work: given to a class at once, or one exercise given by one teacher under one title.
 * Due dates do not part them, so that a student with more time stays among the others.
 */
export const pieceOf: readonly SQL[] = keysOf(assignments)

/** Whether an assignment belongs to the piece of work of the one named, which its viewer must see; a student sees no pieces. */
export function isSamePiece(viewer: { id: number; role: Role }, id: number): SQL {
  if (viewer.role === 'STUDENT') return sql`false`
  const named = alias(assignments, 'named')
  const [one, other] = [keysOf(named), pieceOf].map((keys) => sql.join([...keys], sql`, `))
  return sql`exists (select from ${assignments} ${sql.identifier('named')} where ${named.id} = ${id} and ${named.deletedAt} is null
    and ${isWorkOf(viewer, 'named')} and not ${isAway(viewer, 'named')} and (${one}) is not distinct from (${other}))`
}

/** Whether two of a statement's tables of assignments hold parts of one piece; each way of being one has an index that leads to it. */
export function areOnePiece(one: Named, other: Named): { ofClass: SQL; byTitle: SQL } {
  const [a, b] = [sql.identifier(one), sql.identifier(other)]
  return {
    ofClass: sql`${a}.class_assignment_id = ${b}.class_assignment_id`,
    byTitle: sql`(${a}.class_assignment_id is null and ${b}.class_assignment_id is null and ${a}.teacher_id = ${b}.teacher_id
      and ${a}.exercise_id = ${b}.exercise_id and ${a}.title = ${b}.title)`,
  }
}

function keysOf({ classAssignmentId, teacherId, exerciseId, title }: Record<'classAssignmentId' | 'teacherId' | 'exerciseId' | 'title', AnyPgColumn>): SQL[] {
  const ofNoClass = (value: SQL) => sql`(case when ${classAssignmentId} is null then ${value} end)`
  return [sql`${classAssignmentId}`, ofNoClass(sql`${teacherId}`), ofNoClass(sql`${exerciseId}`), ofNoClass(sql`${title}`)]
}
