import type { createTheme as endpoint } from '#contract/exercises/themes.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { insertTheme, isThemeOffered } from '#server/db/exercises/themes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Keeps a theme for the caller. Refuses one that is offered to them already. */
export async function createTheme({ db }: Pick<Deps, 'db'>, caller: Caller, theme: string): Promise<ReplyOf<typeof endpoint>> {
  const stored = (await isThemeOffered(db, caller, theme)) ? null : await insertTheme(db, caller.id, theme)
  if (!stored) throw fail('taken', { field: 'theme', error: 'This theme already exists' })
  return stored
}
