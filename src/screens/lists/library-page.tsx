import type { ReactNode } from 'react'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { css, cx } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { history } from '#src/ui/icons/icons.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'

/** Props of `LibraryPage`: `children` are the list with its tools and the dialogs over it. */
export type LibraryPageProps = {
  title: string
  lead: string
  onShowDeleted: () => void
  children: ReactNode
}

/** A page that keeps things of one kind: its name, the way to the deleted ones, then the list. */
export function LibraryPage({ title, lead, onShowDeleted, children }: LibraryPageProps) {
  return (
    <div className={cx(widePage, css({ gap: '1' }))}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: title }]}>
        <PageTitle
          lead={lead}
          actions={
            <Button variant="quiet" size="sm" icon={history} className={flush} onClick={onShowDeleted}>
              Recently deleted
            </Button>
          }
        >
          {title}
        </PageTitle>
      </PageHead>
      {children}
    </div>
  )
}

// The words end with the page.
const flush = css({ marginInlineEnd: '[max(-0.75rem, -12px)]', maxWidth: '[calc(100% + min(0.75rem, 12px))]' })
