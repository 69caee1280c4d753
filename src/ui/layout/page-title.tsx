import type { ReactNode, Ref } from 'react'
import { pageTitle } from '#styled/recipes'

type PageTitleProps = { children: ReactNode; lead?: ReactNode; actions?: ReactNode; ref?: Ref<HTMLHeadingElement> }

/** The page's only h1, one line about it (`lead`) and what can be done (`actions`). Focusable by script, for the focus after navigation. */
export function PageTitle({ children, lead, actions, ref }: PageTitleProps) {
  const styles = pageTitle()
  return (
    <div className={styles.root}>
      <h1 ref={ref} tabIndex={-1} dir="auto" className={styles.title}>
        {children}
      </h1>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
