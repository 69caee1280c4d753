import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { libraryCounts } from '#server/db/schema/library.ts'
import { seesShared, sharedWith, type Viewer } from './library-scope.ts'

const Counted = v.object({
  kind: v.picklist(['subject', 'grade_level', 'theme', 'tag']),
  value: v.string(),
  both: v.number(),
  user: v.number(),
  admin: v.number(),
  shared: v.number(),
})

/**
 * How many items of a library share a value: all of the viewer's list (`both`), their own (`user`), other people's of admins
 * (`admin`) and what colleagues share with them (`shared`).
 */
export type LibraryCount = { kind: LibraryKind; value: string } & Record<OwnerFilter, number>

/** What items are counted by: questions by subject, exercises by grade level and theme, both by tag. */
export type LibraryKind = (typeof libraryCounts.$inferSelect)['kind'] | 'tag'

/**
 * The counts of a viewer's library, the most frequent value first. Those of owners are kept, not counted, so that they cost the same in any
 * library; what colleagues share with the viewer is counted, and so are tags, of the items that have any.
 */
export function readLibraryCounts(db: Db | Transaction, viewer: Viewer, kinds: readonly LibraryKind[]): Promise<LibraryCount[]> {
  const isOwn = sql`c.owner_id = ${viewer.id}::int`
  const isAdmins = sql`c.owner_id = any(array(select o.id from users o where o.role = 'ADMIN' and ${seesShared(viewer)}))`
  const wanted = sql`array[${sql.join(kinds.map((kind) => sql`${kind}::text`), sql`, `)}]`
  const isSeen = viewer.role === 'ADMIN' ? sql`true` : sql`(${isOwn} or ${isAdmins})`
  const isForeign = sql`c.owner_id <> ${viewer.id}::int and not coalesce(${isAdmins}, false)`
  const shared = kinds.includes('subject')
    ? sql`select 'subject' as kind, c.subject as value from questions c where c.id = any(${sharedWith(viewer, 'question')}) and c.deleted_at is null and ${isForeign}`
    : sql`select fact.kind, fact.value from exercises c, facts_of_exercise(c.grade_level, c.themes) fact
        where c.id = any(${sharedWith(viewer, 'exercise')}) and c.deleted_at is null and ${isForeign}`
  const table = sql.raw(kinds.includes('subject') ? 'questions' : 'exercises')
  const isListed = viewer.role === 'ADMIN' ? sql`true` : sql`(${isSeen} or c.id = any(${sharedWith(viewer, kinds.includes('subject') ? 'question' : 'exercise')}))`
  const side = sql`case when ${isOwn} then 'user' when ${isAdmins} then 'admin' else ${viewer.role === 'ADMIN' ? 'other' : 'shared'} end`
  const tagged = kinds.includes('tag')
    ? sql`union all select 'tag', tag, 1, ${side} from ${table} c, unnest(c.tags) tag where c.tags <> '{}' and c.deleted_at is null and ${isListed}`
    : sql``
  const all = viewer.role === 'ADMIN' ? sql`sum(n) filter (where side <> 'shared')` : sql`sum(n)`
  const statement = sql`with counted as (
      select c.kind, c.value, c.count as n, case when ${isOwn} then 'user' when ${isAdmins} then 'admin' else 'other' end as side
        from library_counts c where c.kind = any(${wanted}) and ${isSeen}
      union all select kind, value, 1, 'shared' from (${shared}) given
      ${tagged}
    )
    select kind, value, coalesce(${all}, 0)::int as "both", coalesce(sum(n) filter (where side = 'user'), 0)::int as "user",
      coalesce(sum(n) filter (where side = 'admin'), 0)::int as "admin", coalesce(sum(n) filter (where side = 'shared'), 0)::int as "shared"
    from counted group by kind, value having sum(n) > 0 order by sum(n) desc, value`
  return rowsOf(db, statement, Counted)
}

/** How many items one side of a library holds, by the counts of a kind of which every item has exactly one value. */
export function totalOf(counts: readonly LibraryCount[], kind: 'subject' | 'grade_level', side: OwnerFilter): number {
  return counts.reduce((total, count) => (count.kind === kind ? total + count[side] : total), 0)
}

/** The tags of a library, the most frequent first. */
export function tagsIn(counts: readonly LibraryCount[]): string[] {
  return counts.filter(({ kind, both }) => kind === 'tag' && both > 0).map(({ value }) => value)
}
