import type { ReactNode } from 'react'
import { Table } from '#src/ui/layout/table.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { css } from '#styled/css'
import { guideHref, type SectionId } from './guide-sections.ts'

/** A part of a section under a heading that can be linked to by `id`. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={part}>
      <h2 dir="auto" id={id} className={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type TermsProps = { caption: string; heads: readonly [string, string]; rows: readonly (readonly [ReactNode, ReactNode])[] }

/** Terms and what they mean, as a table of two columns. */
export function Terms({ caption, heads, rows }: TermsProps) {
  return (
    <div className={scroller} role="region" aria-label={caption} tabIndex={0}>
      <Table caption={caption} rows="compact">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([term, words], index) => (
            <tr key={index}>
              <th scope="row">{term}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** A link to another section of the guide. */
export function SeeSection({ section, part: id, children }: { section: SectionId; part?: string; children: ReactNode }) {
  return <TextLink href={guideHref(section, id)}>{children}</TextLink>
}

const part = css({
  mt: '8',
  '& p, & ul, & ol, & dl': { mt: '3', maxWidth: 'reading' },
  '& :is(ul, ol)': { paddingInlineStart: '5' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mt: '1.5' },
})
const heading = css({ textStyle: 'section', scrollMarginTop: '4' })
const scroller = css({ mt: '4', maxWidth: 'sheet', overflowX: 'auto', background: 'surface', border: '[1px solid]', borderColor: 'hairline', borderRadius: 'panel' })
