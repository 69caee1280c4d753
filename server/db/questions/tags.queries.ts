import { and, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/engine/db.ts'
import { exercises, questions } from '#server/db/schema/library.ts'
import { isShared, isUsable, roleOf, type Viewer } from './library-scope.ts'
import { isOneOf } from './search-pattern.ts'

/** What is changed together. */
export type TaggedKind = 'question' | 'exercise'

/** What becomes of the tags of items, and of their subject where one is named. */
export type TagChange = { add: readonly string[]; remove: readonly string[]; subject?: string | undefined }

const tables = { question: questions, exercise: exercises }

/** Items outside the bin that the viewer may use, with whether they may change them, held until the transaction ends. */
export function lockTagged(tx: Transaction, viewer: Viewer, kind: TaggedKind, ids: readonly number[]) {
  const table = tables[kind]
  return tx
    .select({ id: table.id, ownerId: table.ownerId, ownerRole: roleOf(table.ownerId), isEditor: isShared(viewer, table.ownerId, true) })
    .from(table)
    .where(and(isOneOf(table.id, ids), isNull(table.deletedAt), isUsable(viewer, table.ownerId)))
    .orderBy(table.id)
    .for('no key update')
}

/** Changes the tags of items, and the subject of questions where one is named; answers how many tags each has then. */
export async function changeTags(tx: Transaction, kind: TaggedKind, ids: readonly number[], change: TagChange, at: Date): Promise<number[]> {
  const tags = tagsAfter(tables[kind].tags, change)
  const subject = change.subject === undefined ? {} : { subject: change.subject }
  const changed =
    kind === 'question'
      ? await tx
          .update(questions)
          .set({ tags, ...subject, version: sql`${questions.version} + 1`, updatedAt: at })
          .where(isOneOf(questions.id, ids))
          .returning({ tags: questions.tags })
      : await tx
          .update(exercises)
          .set({ tags, version: sql`${exercises.version} + 1`, updatedAt: at })
          .where(isOneOf(exercises.id, ids))
          .returning({ tags: exercises.tags })
  return changed.map((row) => row.tags.length)
}

/** What was there and stays, in its order, and behind it what is new; a tag that is there already is written as it is added. */
function tagsAfter(tags: PgColumn, { add, remove }: TagChange): SQL<string[]> {
  const gone = sql`array(select lower(g) from unnest(${textArray([...add, ...remove])}) g)`
  return sql<string[]>`array(select t from unnest(${tags}) with ordinality as was(t, place) where lower(t) <> all(${gone}) order by place) || ${textArray(add)}`
}

function textArray(texts: readonly string[]): SQL {
  const one = (text: string) => sql`${text}::text`
  return texts.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(texts.map(one), sql`, `)}]`
}
