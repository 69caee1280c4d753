import type { ReactNode } from 'react'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'
import { Breadcrumbs } from '#src/ui/layout/breadcrumbs.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { history, plus } from '#src/ui/icons/icons.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'

/** Props of `LibraryPage`: `newLabel` names what `onNew` begins, `children` are filters and list with the dialogs over them. */
export type LibraryPageProps = {
  title: string
  lead: string
  newLabel: string
  onNew: () => void
  onShowDeleted: () => void
  children: ReactNode
}

/** A page that keeps things of one kind: its name, the way to a new one and to the deleted ones, then the list. */
export function LibraryPage({ title, lead, newLabel, onNew, onShowDeleted, children }: LibraryPageProps) {
  return (
    <div className={widePage}>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: title }]} />
      <div className={styles.head}>
        <PageTitle
          lead={lead}
          actions={
            <>
              <Button variant="text" icon={history} onClick={onShowDeleted}>
                Recently deleted
              </Button>
              <Button icon={plus} onClick={onNew}>
                {newLabel}
              </Button>
            </>
          }
        >
          {title}
        </PageTitle>
      </div>
      {children}
    </div>
  )
}

const styles = {
  // On phones the two buttons end flush with the page on either side.
  head: css({
    mdDown: {
      '& > div > :last-child': { width: 'full', justifyContent: 'space-between' },
      '& > div > :last-child > :first-child': { marginInlineStart: '-4' },
    },
  }),
}
