import { button, buttonLabel } from './recipes/button.ts'
import { dialog } from './recipes/dialog.ts'
import { field } from './recipes/field.ts'
import { panel } from './recipes/panel.ts'
import { spinner } from './recipes/small.ts'
import { turn } from './recipes/turn.ts'

/** Looks of parts made of one element, by name. */
export const recipes = { button, buttonLabel, spinner }

/** Looks of parts made of several elements, by name. */
export const slotRecipes = { dialog, field, panel, turn }
