import { css } from '#styled/css'
import { dataTable } from '#styled/recipes'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import type { DataColumn } from './data-column.ts'
import { columnMarks } from './table-head.tsx'

type LoadingRowsProps<Row> = { columns: readonly DataColumn<Row>[]; hasBox: boolean; hasActions: boolean }

const places = [0, 1, 2, 3, 4, 5]

/** Grey shapes where rows will be; screen readers hear the words above the table instead. */
export function LoadingRows<Row>({ columns, hasBox, hasActions }: LoadingRowsProps<Row>) {
  const styles = dataTable()
  return (
    <tbody aria-hidden="true">
      {places.map((place) => (
        <tr key={place} data-index={place}>
          {hasBox ? (
            <td data-select className={styles.select}>
              <Skeleton shape="square" />
            </td>
          ) : null}
          {columns.map((column) => (
            <td key={column.id} {...columnMarks(column)}>
              <Skeleton shape={column.skeleton ?? (column.kind === 'title' ? 'title' : 'line')} />
              {column.kind === 'title' ? (
                <span className={css({ display: 'block', mt: '2' })}>
                  <Skeleton />
                </span>
              ) : null}
            </td>
          ))}
          {hasActions ? <td data-actions className={styles.rowActions} /> : null}
        </tr>
      ))}
    </tbody>
  )
}
