import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { OwnerFilter } from '#contract/questions/questions.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { seesShared, type Viewer } from './library-scope.ts'
import { libraryCounts } from '#server/db/schema/library.ts'
import { users } from '#server/db/schema/people.ts'

/** How many items of a library share a value: all the viewer may use (`both`), their own (`user`) and other people's of admins (`admin`). */
export type LibraryCount = { kind: LibraryKind; value: string } & Record<OwnerFilter, number>

/** What items are counted by: questions by subject, exercises by grade level and theme. */
export type LibraryKind = (typeof libraryCounts.$inferSelect)['kind']

/** The counts of a viewer's library, the most frequent value first. They are kept, not counted, so that they cost the same in any library. */
export function readLibraryCounts(db: Db | Transaction, viewer: Viewer, kinds: readonly LibraryKind[]): Promise<LibraryCount[]> {
  const isOwn = eq(libraryCounts.ownerId, viewer.id)
  const isAdmins = sql`${libraryCounts.ownerId} = any(array(${db.select({ id: users.id }).from(users).where(sql`${users.role} = 'ADMIN' and ${seesShared(viewer)}`)}))`
  const sum = sql`sum(${libraryCounts.count})`
  return db
    .select({
      kind: libraryCounts.kind,
      value: libraryCounts.value,
      both: sql<number>`${sum}::int`,
      user: sql<number>`coalesce(${sum} filter (where ${isOwn}), 0)::int`,
      admin: sql<number>`coalesce(${sum} filter (where not (${isOwn}) and ${isAdmins}), 0)::int`,
    })
    .from(libraryCounts)
    .where(and(inArray(libraryCounts.kind, [...kinds]), viewer.role === 'ADMIN' ? undefined : or(isOwn, isAdmins)))
    .groupBy(libraryCounts.kind, libraryCounts.value)
    .having(sql`${sum} > 0`)
    .orderBy(sql`${sum} desc`, libraryCounts.value)
}

/** How many items one side of a library holds, by the counts of a kind of which every item has exactly one value. */
export function totalOf(counts: readonly LibraryCount[], kind: 'subject' | 'grade_level', side: OwnerFilter): number {
  return counts.reduce((total, count) => (count.kind === kind ? total + count[side] : total), 0)
}
