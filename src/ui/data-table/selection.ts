/**
 * The chosen rows of a table, held by whoever owns the table. `kind` is what all of them share while rows of different kinds
 * exclude one another (null when nothing is chosen); `anchor` is the row the next range starts from.
 */
export type Selection = { readonly ids: ReadonlySet<number>; readonly kind: string | null; readonly anchor: number | null }

/**
 * Which rows may be chosen together. `kindOf`: only rows of one kind at a time, fixed by the first one. `refusalOf`: why a
 * row can never be chosen, in words, or null.
 */
export type SelectionRules<Row> = {
  idOf: (row: Row) => number
  kindOf?: (row: Row) => string
  refusalOf?: (row: Row) => string | null
}

/** Nothing chosen: every kind is free again. */
export const nothingSelected: Selection = { ids: new Set(), kind: null, anchor: null }

/** Whether a row that is not chosen could be added to what is. */
export function mayJoin<Row>(selection: Selection, row: Row, rules: SelectionRules<Row>): boolean {
  return isFree(row, rules) && (selection.kind === null || selection.kind === kindIn(row, rules))
}

/** Adds a row, or takes it out. A row that may not join leaves the selection as it is. */
export function toggle<Row>(selection: Selection, row: Row, rules: SelectionRules<Row>): Selection {
  const id = rules.idOf(row)
  if (selection.ids.has(id)) return without(selection, [id], id)
  return mayJoin(selection, row, rules) ? withAll(selection, [id], kindIn(row, rules), id) : selection
}

/**
 * What Shift and a press on `row` does: every row from the anchor to it, in the order of `rows`, becomes what `row` becomes;
 * rows that may not join stay as they are. Without an anchor among `rows` it toggles. `adds` decides instead of `row`'s state.
 */
export function range<Row>(
  selection: Selection,
  rows: readonly Row[],
  row: Row,
  rules: SelectionRules<Row>,
  adds = !selection.ids.has(rules.idOf(row)),
): Selection {
  const id = rules.idOf(row)
  const from = rows.findIndex((one) => rules.idOf(one) === selection.anchor)
  const to = rows.findIndex((one) => rules.idOf(one) === id)
  if (from === -1 || to === -1) return adds === selection.ids.has(id) ? selection : toggle(selection, row, rules)
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  if (!adds) return without(selection, between.map(rules.idOf), id)
  if (!mayJoin(selection, row, rules)) return selection
  const kind = kindIn(row, rules)
  return withAll(selection, between.filter((one) => isFree(one, rules) && kindIn(one, rules) === kind).map(rules.idOf), kind, id)
}

/** Which rows "all" means: those of the chosen kind, or of the first free row's kind while nothing is chosen. */
export function reachable<Row>(selection: Selection, rows: readonly Row[], rules: SelectionRules<Row>): Row[] {
  const first = rows.find((row) => isFree(row, rules))
  const kind = selection.kind ?? (first === undefined ? null : kindIn(first, rules))
  return rows.filter((row) => kindIn(row, rules) === kind && isFree(row, rules))
}

/** How much of "all" is chosen. */
export function reach<Row>(selection: Selection, rows: readonly Row[], rules: SelectionRules<Row>): 'none' | 'some' | 'all' {
  if (selection.ids.size === 0) return 'none'
  const all = reachable(selection, rows, rules)
  const chosen = all.reduce((count, row) => count + Number(selection.ids.has(rules.idOf(row))), 0)
  return chosen === 0 ? 'none' : chosen === all.length ? 'all' : 'some'
}

/** Chooses all of `rows` that can be, or takes exactly those out when all of them are chosen; rows not in `rows` stay as they are. */
export function toggleAll<Row>(selection: Selection, rows: readonly Row[], rules: SelectionRules<Row>): Selection {
  const all = reachable(selection, rows, rules)
  const [first] = all
  if (first === undefined) return selection
  const ids = all.map(rules.idOf)
  if (ids.every((id) => selection.ids.has(id))) return without(selection, ids, null)
  return withAll(selection, ids, kindIn(first, rules), null)
}

/** What is left of a selection when only `rows` may be in it: for a list that was filtered or lost rows. */
export function keepOnly<Row>(selection: Selection, rows: readonly Row[], rules: SelectionRules<Row>): Selection {
  const here = new Set(rows.map(rules.idOf))
  const gone = [...selection.ids].filter((id) => !here.has(id))
  const anchor = selection.anchor !== null && here.has(selection.anchor) ? selection.anchor : null
  return gone.length === 0 && anchor === selection.anchor ? selection : without(selection, gone, anchor)
}

function isFree<Row>(row: Row, rules: SelectionRules<Row>): boolean {
  return (rules.refusalOf?.(row) ?? null) === null
}

function kindIn<Row>(row: Row, rules: SelectionRules<Row>): string {
  return rules.kindOf?.(row) ?? ''
}

function withAll(selection: Selection, added: readonly number[], kind: string, anchor: number | null): Selection {
  const ids = new Set(selection.ids)
  for (const id of added) ids.add(id)
  return { ids, kind, anchor }
}

function without(selection: Selection, removed: readonly number[], anchor: number | null): Selection {
  const ids = new Set(selection.ids)
  for (const id of removed) ids.delete(id)
  return { ids, kind: ids.size === 0 ? null : selection.kind, anchor }
}
