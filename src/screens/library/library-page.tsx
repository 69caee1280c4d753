import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button } from '#src/ui/button.tsx'
import { history, plus } from '#src/ui/icons.ts'
import { PageTitle } from '#src/ui/page-title.tsx'

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
    <div className={styles.page}>
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
  page: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    px: { base: '4', md: '8' },
    py: { base: '5', md: '7' },
  }),
  // On phones the two buttons end flush with the page on either side.
  head: css({
    mdDown: {
      '& > div > :last-child': { width: 'full', justifyContent: 'space-between' },
      '& > div > :last-child > :first-child': { marginInlineStart: '-4' },
    },
  }),
}
