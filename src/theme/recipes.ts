import { button, buttonLabel } from './recipes/button.ts'
import { menu, segment, tick, tooltip } from './recipes/controls.ts'
import { collapsed, dataTable } from './recipes/data-table.ts'
import { dialog } from './recipes/dialog.ts'
import { field } from './recipes/field.ts'
import { band, breadcrumbs, emptyState, pageTitle, sheet, table, toast } from './recipes/page-parts.ts'
import { panel } from './recipes/panel.ts'
import { marginRule, mark, rail, scoreBar, scoreRing, scoreText, timer, tryMeter } from './recipes/session.ts'
import { formula, richText } from './recipes/rich-text.ts'
import { badge, chip, loadingLine, pill, skeleton, skipLink, spinner, textLink, unseen } from './recipes/small.ts'
import { turn } from './recipes/turn.ts'

/** Looks of parts made of one element, by name. */
export const recipes = {
  badge,
  button,
  buttonLabel,
  chip,
  collapsed,
  formula,
  loadingLine,
  marginRule,
  pill,
  richText,
  scoreText,
  skeleton,
  skipLink,
  spinner,
  table,
  textLink,
  unseen,
}

/** Looks of parts made of several elements, by name. */
export const slotRecipes = {
  band,
  breadcrumbs,
  dataTable,
  dialog,
  emptyState,
  field,
  mark,
  menu,
  pageTitle,
  panel,
  rail,
  scoreBar,
  scoreRing,
  segment,
  sheet,
  tick,
  timer,
  toast,
  tooltip,
  tryMeter,
  turn,
}
