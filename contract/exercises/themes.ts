import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { Id } from '#contract/values.ts'

/** A theme: 1 to 60 characters on one line, trimmed. */
export const ThemeText = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Type a theme first'),
  v.maxLength(60, 'Themes hold up to 60 characters'),
  onOneLine,
)

/** Themes of an exercise, each once however it is written in capitals. */
export const Themes = v.pipe(
  v.array(ThemeText),
  v.maxLength(20, 'An exercise holds up to 20 themes'),
  v.transform((themes) => [...new Map(themes.toReversed().map((theme) => [theme.toLowerCase(), theme])).values()].toReversed()),
)

const Theme = v.object({ id: Id, theme: v.string() })

/** A theme that is offered: whether the caller may delete it, and how many exercises they see hold it, in whatever capitals. */
export const OfferedTheme = v.object({ ...Theme.entries, can_edit: v.boolean(), exercise_count: v.number() })
export type OfferedTheme = v.InferOutput<typeof OfferedTheme>

/** The themes offered to the caller: their own and the school library's, by name. */
export const listThemes = endpoint({
  method: 'GET',
  path: '/themes',
  summary: 'Themes to choose from',
  status: 200,
  reply: v.object({ themes: v.array(OfferedTheme) }),
})

/** Keeps a theme for the caller. 409 `taken` when it is offered already, in whatever capitals. */
export const createTheme = endpoint({
  method: 'POST',
  path: '/themes',
  summary: 'Keep a theme',
  status: 201,
  body: v.object({ theme: ThemeText }),
  reply: Theme,
})

/** Takes a theme off the list; exercises keep theirs. */
export const deleteTheme = endpoint({ method: 'DELETE', path: '/themes/:id', summary: 'Forget a theme', status: 204, reply: null })
