import type { ReactNode } from 'react'
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
  actions: ReactNode
  measure: (element: HTMLTableRowElement | null) => void
}

/** One row; on narrow tables a card. Its place in the whole list is told to screen readers. `box` and `actions` are left out when null. */
export function DataRow<Row>({ row, id, index, columns, box, isChosen, actions, measure }: DataRowProps<Row>) {
  const styles = dataTable()
  return (
    <tr ref={measure} role="row" aria-rowindex={index + 2} data-index={index} data-id={id} data-chosen={isChosen || undefined}>
      {box === null ? null : (
        <td role="cell" data-select className={styles.select}>
          {box}
        </td>
      )}
      {columns.map((column) =>
        column.kind === 'title' ? (
          <th key={column.id} role="rowheader" scope="row" {...columnMarks(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" data-head={column.head} {...columnMarks(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
      {actions === null ? null : (
        <td role="cell" data-actions className={styles.rowActions}>
          <div>{actions}</div>
        </td>
      )}
    </tr>
  )
}
