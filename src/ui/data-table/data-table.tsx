import type { ReactNode } from 'react'
import { dataTable, type DataTableVariantProps } from '#styled/recipes'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { listedWords, type Noun } from './counts.ts'
import type { DataColumn } from './data-column.ts'
import { LoadingRows } from './loading-rows.tsx'
import { nothingSelected } from './selection.ts'
import type { Sort } from './sort.ts'
import { TableBar } from './table-bar.tsx'
import type { TableChoice } from './table-choice.ts'
import { TableFoot, type TablePaging } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { type TableParts, TableRows } from './table-rows.tsx'
import { type Tools, TableTools } from './table-tools.tsx'
import { useChosen } from './use-chosen.ts'
import { useOrderedRows } from './use-ordered-rows.ts'

/**
 * Props of `DataTable`. Keep `columns`, `rows` and `idOf` the same values between renders while nothing changed.
 * - `caption` names the table, `noun` its rows; `listed` stands instead of their count, where that is told elsewhere. `sort` and
 *   `onSort` hold the order; columns say who orders.
 * - `choice` adds check boxes; `actions` a last column of a width; `paging` the rest of a list that is not all here.
 * - `parts`: rows that belong to the one above them.
 * - `loading` are the words while rows come ("Loading questions..."): without rows grey ones stand in. `empty` stands alone
 *   when there is none. `band` is what went wrong, above rows that stay.
 * - `tools` stand above the list, and are left out where there is nothing to find yet; without them a list whose rows can be chosen has a bar that
 *   says how many there are.
 * - `lines="one"`: every row is one line, on a card two; what does not fit is cut by the looks.
 * - `scroll="own"` for a table in a box of limited height, which the keyboard reaches by itself; else the page scrolls. Rows are
 *   52 px, `compact` 44, `tight` 36.
 */
export type DataTableProps<Row> = Pick<DataTableVariantProps, 'density' | 'lines'> & {
  caption: string
  noun: Noun
  tools?: Tools | undefined
  listed?: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => number
  sort?: Sort | null
  onSort?: (next: Sort | null) => void
  choice?: TableChoice<Row>
  actions?: { of: (row: Row) => ReactNode; width: NonNullable<DataColumn<Row>['width']> }
  parts?: TableParts<Row>
  paging?: TablePaging
  loading?: string | null
  empty: ReactNode
  band?: ReactNode
  scroll?: 'page' | 'own'
}

/** A list of any length: ordered by its heads, chosen by boxes, ranges or all at once, drawn as far as it is seen. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, idOf, sort = null, choice, actions, paging, loading = null, scroll = 'page' } = props
  const styles = dataTable({ density: props.density, lines: props.lines, scroll })
  const rows = useOrderedRows(props.rows, columns, sort)
  const isPart = paging !== undefined && paging.total > rows.length
  const hasMore = isPart && paging.isOld !== true
  const total = hasMore ? paging.total : rows.length
  const { all, selected } = useChosen(choice, rows, idOf, props.noun, total)
  const isEmpty = rows.length === 0 && loading === null
  const scroller = scroll === 'own' ? { 'data-scroller': '', role: 'region', tabIndex: 0, 'aria-label': props.caption } : {}
  const bar = {
    loading,
    listed: props.listed ?? listedWords(rows.length, total, props.noun),
    selected,
    actions: choice?.actions,
    onClear: () => choice?.onChange(nothingSelected),
  }
  const above = props.tools === undefined ? (choice === undefined ? 'nothing' : 'bar') : 'tools'
  return (
    <div className={styles.place}>
      {props.tools === undefined ? null : <TableTools tools={props.tools} {...bar} />}
      <div className={styles.root} data-above={above} {...scroller}>
        {props.band}
        {isEmpty ? (
          props.empty
        ) : (
          <>
            {above === 'bar' ? <TableBar {...bar} /> : null}
            {above === 'nothing' ? <TableWords {...bar} /> : null}
            <table role="table" className={styles.table} aria-rowcount={total + 1} aria-busy={loading !== null}>
              <caption>
                <VisuallyHidden>{props.caption}</VisuallyHidden>
              </caption>
              <TableHead columns={columns} sort={sort} onSort={props.onSort} all={all} actionsWidth={actions?.width ?? null} />
              {rows.length === 0 ? (
                <LoadingRows columns={columns} hasBox={choice !== undefined} hasActions={actions !== undefined} />
              ) : (
                <TableRows
                  {...{ rows, columns, idOf, scroll, isPart }}
                  choice={choice ?? null}
                  actionsOf={actions?.of ?? null}
                  parts={props.parts ?? null}
                />
              )}
            </table>
            {hasMore ? <TableFoot shown={rows.length} paging={paging} /> : null}
            <VisuallyHidden>
              <span role="status">{orderWords(columns, sort)}</span>
            </VisuallyHidden>
          </>
        )}
      </div>
    </div>
  )
}

/** Where nothing can be chosen the table begins with its head: how many rows there are is only said. */
function TableWords({ loading, listed }: { loading: string | null; listed: string }) {
  if (loading !== null) return <LoadingLine>{loading}</LoadingLine>
  return (
    <VisuallyHidden>
      <p role="status">{listed}</p>
    </VisuallyHidden>
  )
}

function orderWords<Row>(columns: readonly DataColumn<Row>[], sort: Sort | null): string {
  const column = columns.find((one) => one.id === sort?.column)
  return column === undefined || sort === null ? '' : `Sorted by ${column.head}, ${sort.direction}`
}
