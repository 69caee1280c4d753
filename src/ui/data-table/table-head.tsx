import { Fragment, useId } from 'react'
import { dataTable } from '#styled/recipes'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowDown, arrowUp } from '#src/ui/icons/icons.ts'
import type { DataColumn } from './data-column.ts'
import { nameOfSort, nextSort, type Sort, sortNamed } from './sort.ts'

/** The box that chooses all rows: its words, how many are chosen, and whether it can be pressed. */
export type AllBox = { label: string; reach: 'none' | 'some' | 'all'; isDisabled: boolean; onPress: () => void }

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: Sort | null
  onSort: ((next: Sort | null) => void) | undefined
  all: AllBox | null
  actionsWidth: DataColumn<Row>['width'] | null
}

/** The head row. A column that can be ordered is a button: ascending, descending, as it came. */
export function TableHead<Row>({ columns, sort, onSort, all, actionsWidth }: TableHeadProps<Row>) {
  const styles = dataTable()
  const keysId = useId()
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {all === null ? null : (
          <th role="columnheader" scope="col" data-select className={styles.select}>
            <Checkbox
              aria-label={all.label}
              aria-describedby={keysId}
              checked={all.reach === 'all'}
              indeterminate={all.reach === 'some'}
              disabled={all.isDisabled}
              onChange={all.onPress}
            />
            <span id={keysId} hidden>
              Arrow keys move between rows, and with Shift select them.
            </span>
          </th>
        )}
        {columns.map((column, index) => (
          <Fragment key={column.id}>
            <th role="columnheader" scope="col" aria-sort={ariaSort(column, sort)} {...columnMarks(column)}>
              {column.sort === undefined || onSort === undefined ? (
                column.head
              ) : (
                <>
                  <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                    {column.head}
                    {sort?.column === column.id ? <Icon of={sort.direction === 'ascending' ? arrowUp : arrowDown} size={15} /> : null}
                  </button>
                  <span data-from="card">{column.head}</span>
                </>
              )}
            </th>
            {index > 0 || onSort === undefined || columns.every(({ sort: by }) => by === undefined) ? null : (
              <OrderChoice columns={columns} sort={sort} onSort={onSort} />
            )}
          </Fragment>
        ))}
        {actionsWidth === null ? null : (
          <th role="columnheader" scope="col" data-width={actionsWidth} className={styles.rowActions}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

type OrderChoiceProps<Row> = Pick<TableHeadProps<Row>, 'columns' | 'sort'> & { onSort: (next: Sort | null) => void }

/** Where rows are cards no head stands above anything: what they are ordered by is chosen from a list. */
function OrderChoice<Row>({ columns, sort, onSort }: OrderChoiceProps<Row>) {
  const id = useId()
  const orders = columns.flatMap(({ id: column, head, sort: by }) =>
    by === undefined ? [] : directions.map((direction) => ({ value: nameOfSort({ column, direction }), label: `${head}, ${direction}` })),
  )
  return (
    <td role="cell" className={dataTable().order}>
      <label htmlFor={id}>Sort by</label>
      <Select
        id={id}
        look="bare"
        options={[{ value: '', label: 'Usual order' }, ...orders]}
        value={sort === null ? '' : nameOfSort(sort)}
        onChange={(order) => onSort(order === '' ? null : sortNamed(order))}
      />
    </td>
  )
}

const directions = ['ascending', 'descending'] as const

/** What the cells of a column and its head carry for the looks. */
export function columnMarks<Row>(column: DataColumn<Row>) {
  return {
    'data-title': column.kind === 'title' || undefined,
    'data-number': column.kind === 'number' || undefined,
    'data-width': column.width,
    'data-from': column.from,
    'data-card': column.kind === 'title' ? undefined : (column.card ?? 'labelled'),
  }
}

function ariaSort<Row>(column: DataColumn<Row>, sort: Sort | null) {
  if (column.sort === undefined) return undefined
  return sort?.column === column.id ? sort.direction : 'none'
}
