import type { ReactNode } from 'react'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { css } from '#styled/css'
import { AppHeader, type AppHeaderProps } from './app-header.tsx'
import { NoticeList, type NoticeListProps } from './notice-list.tsx'

/** Header and page of everybody signed in. */
export function AppShell({ notices, children, ...header }: Omit<AppHeaderProps, 'notices'> & { notices: NoticeListProps; children: ReactNode }) {
  return (
    <div className={css({ '--sticky-top': { base: 'sizes.14', md: 'sizes.15' }, display: 'flex', flexDirection: 'column', minHeight: 'screen' })}>
      <SkipLink />
      <AppHeader {...header} notices={<NoticeList {...notices} />} />
      <main id="main" tabIndex={-1} className={css({ flex: '[1]' })}>
        {children}
      </main>
    </div>
  )
}
