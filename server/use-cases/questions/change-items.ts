import { mostTags } from '#contract/questions/tags.ts'
import { changeTags, lockTagged, type TagChange, type TaggedKind } from '#server/db/questions/tags.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { editable } from '#server/policies/library-items.ts'

/**
 * Changes tags, and the subject of questions, of all these items or of none. Refuses what the caller does not see, what is not theirs to
 * change, and more tags than one item holds.
 */
export function changeItems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { kind, ids, ...change }: TagChange & { kind: TaggedKind; ids: readonly number[] },
): Promise<{ changed: number }> {
  const wanted = [...new Set(ids)]
  return db.transaction(async (tx) => {
    const found = await lockTagged(tx, caller, kind, wanted)
    if (found.length < wanted.length) throw fail('not_found')
    for (const item of found) editable(caller, item)
    const counts = await changeTags(tx, kind, wanted, change, clock.now())
    if (Math.max(...counts) > mostTags) throw fail('invalid', { field: 'add_tags', error: `Up to ${mostTags} tags stand on one item.` })
    return { changed: counts.length }
  })
}
