import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { download } from '#src/ui/icons/icons.ts'
import { Table } from '#src/ui/layout/table.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import type { PlainTable } from './progress-words.ts'

type PictureProps = { title: string; words: string; table: PlainTable; onSave: () => void; level?: 2 | 3; children: ReactNode }

/** A picture with what it says in a sentence, the table behind it, and that table as a file. */
export function Picture({ title, words, table, onSave, level = 3, children }: PictureProps) {
  const Heading = `h${level}` as const
  return (
    <figure className={box} aria-label={title}>
      <figcaption>
        <Heading className={css({ fontWeight: 'strong' })}>{title}</Heading>
        <p className={css({ textStyle: 'label', color: 'muted' })}>{words}</p>
      </figcaption>
      {table.rows.length === 0 ? null : (
        <>
          {children}
          <div className={ways}>
            <details className={behind}>
              <summary>
                Show as table<VisuallyHidden>: {title}</VisuallyHidden>
              </summary>
              <div className={css({ overflowX: 'auto' })} role="region" aria-label={`${title}, table`} tabIndex={0}>
                <Table caption={title} rows="tight">
                  <thead>
                    <tr>
                      {table.head.map((name) => (
                        <th key={name} scope="col">
                          <bdi>{name}</bdi>
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {table.rows.map((row, line) => (
                      <tr key={line}>
                        {row.map((cell, index) => (
                          <td key={table.head[index]}><bdi>{cell}</bdi></td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </Table>
              </div>
            </details>
            <Button variant="text" size="row" icon={download} onClick={onSave}>
              CSV<VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </figure>
  )
}

/** Where pictures stand: beside each other where there is room; `lead` gives the first one most of it. */
export function PictureGrid({ look = 'even', children }: { look?: 'even' | 'lead'; children: ReactNode }) {
  return <div className={look === 'even' ? grid : leadGrid}>{children}</div>
}

const grid = css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 26rem), 1fr))]', gap: '4' })
const leadGrid = css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 3fr)]' }, gap: '4' })
const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  p: { base: '4', md: '5' },
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'panel',
})
const ways = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3', mt: 'auto' })
const behind = css({
  minWidth: '0',
  flex: '1',
  '& summary': { width: 'fit', minHeight: '8', py: '1', textStyle: 'label', color: 'action', textDecoration: 'underline', cursor: 'pointer' },
})
