import type { listThemes as endpoint } from '#contract/exercises/themes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listThemeRows } from '#server/db/exercises/themes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { mayEdit } from '#server/policies/library-items.ts'

/** The themes offered to the caller, with what they may do with each. */
export async function listThemes({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<ReplyOf<typeof endpoint>> {
  const rows = await listThemeRows(db, caller)
  return {
    themes: rows.map(({ id, theme, ownerId, exerciseCount }) => ({
      id,
      theme,
      can_edit: mayEdit(caller, { ownerId }),
      exercise_count: exerciseCount,
    })),
  }
}
