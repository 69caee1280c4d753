import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'

/** The head of a page: the way to it, and right below its `PageTitle` (`children`). */
export function PageHead({ crumbs, children }: { crumbs: readonly Crumb[]; children: ReactNode }) {
  return (
    <div>
      <Breadcrumbs items={crumbs} />
      {children}
    </div>
  )
}
