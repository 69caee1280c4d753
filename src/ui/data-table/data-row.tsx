import { type ReactNode, useMemo } from 'react'
import { dataTable } from '#styled/recipes'
import type { DataColumn } from './data-column.ts'
import { columnMarks } from './table-head.tsx'

type DataRowProps<Row> = {
  row: Row
  id: number
  index: number
  columns: readonly DataColumn<Row>[]
  box: ReactNode
  isChosen: boolean
  isPart: boolean
  actionsOf: ((row: Row) => ReactNode) | null
  measure: (element: HTMLTableRowElement | null) => void
}

/** One row; on narrow tables a card. Its place in the whole list is told to screen readers. `box` and `actionsOf` are left out when null. */
export function DataRow<Row>({ row, id, index, columns, box, isChosen, isPart, actionsOf, measure }: DataRowProps<Row>) {
  const styles = dataTable()
  // A row is drawn again whenever the list moves or a box is pressed; what stands in its cells changes only with the row.
  const cells = useMemo(() => columns.map((column) => <Cell key={column.id} column={column} row={row} />), [columns, row])
  const actions = useMemo(() => actionsOf?.(row) ?? null, [actionsOf, row])
  return (
    <tr ref={measure} role="row" aria-rowindex={index + 2} data-index={index} data-id={id} data-chosen={isChosen || undefined} data-part={isPart || undefined}>
      {box === null ? null : (
        <td role="cell" data-select className={styles.select}>
          {box}
        </td>
      )}
      {cells}
      {actionsOf === null ? null : (
        <td role="cell" data-actions className={styles.rowActions}>
          <div>{actions}</div>
        </td>
      )}
    </tr>
  )
}

type AcrossRowProps = Pick<DataRowProps<never>, 'id' | 'index' | 'measure'> & { cells: number; children: ReactNode }

/** A row of one cell across all columns, which belongs to the row above it. */
export function AcrossRow({ id, index, measure, cells, children }: AcrossRowProps) {
  return (
    <tr ref={measure} role="row" aria-rowindex={index + 2} data-index={index} data-id={id} data-part data-across>
      <td role="cell" colSpan={cells} data-card="bare">
        {children}
      </td>
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  if (column.kind === 'title') {
    return (
      <th role="rowheader" scope="row" {...columnMarks(column)}>
        {written(column.cell(row))}
      </th>
    )
  }
  return (
    <td role="cell" data-head={column.head} {...columnMarks(column)}>
      {written(column.cell(row))}
    </td>
  )
}

/** Words run in their own direction. */
function written(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <bdi>{cell}</bdi> : cell
}
