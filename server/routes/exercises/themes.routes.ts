import { createTheme as create, deleteTheme as remove, listThemes as list } from '#contract/exercises/themes.ts'
import { removeTheme } from '#server/db/exercises/themes.queries.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { editableThemeRule } from '#server/policies/theme-rule.ts'
import { listThemes } from '#server/use-cases/exercises/list-themes.ts'
import { createTheme } from '#server/use-cases/exercises/create-theme.ts'

/** Themes offered to a teacher. */
export const themeRoutes = [
  route(list, { who: teachers, on: 'own' }, ({ deps, caller }) => listThemes(deps, caller)),
  route(create, { who: teachers, on: 'own' }, ({ deps, caller, body }) => createTheme(deps, caller, body.theme)),
  route(remove, { who: teachers, on: { rule: editableThemeRule, id: 'params.id' } }, async ({ deps, object }) => {
    await removeTheme(deps.db, object.id)
    return null
  }),
]
