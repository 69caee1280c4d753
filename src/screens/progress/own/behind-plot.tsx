import type { ReactNode } from 'react'
import { Table } from '#src/ui/layout/table.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/** The table behind a picture, `caption` its name and `children` its rows. */
export function BehindPlot({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    <details className={styles.behind}>
      <summary>
        Show as table<VisuallyHidden>: {caption}</VisuallyHidden>
      </summary>
      <div className={css({ overflowX: 'auto' })} role="region" aria-label={`${caption}, table`} tabIndex={0}>
        <Table caption={caption} rows="tight">
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </div>
    </details>
  )
}

const styles = {
  behind: css({
    minWidth: '0',
    mt: '3',
    '& summary': { width: 'fit', minHeight: '8', py: '1', textStyle: 'label', color: 'action', textDecoration: 'underline', cursor: 'pointer' },
  }),
}
