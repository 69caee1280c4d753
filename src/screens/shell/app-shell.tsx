import type { ReactNode } from 'react'
import { TextLink } from '#src/ui/controls/link.tsx'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { css } from '#styled/css'
import { AppHeader, type AppHeaderProps } from './app-header.tsx'
import { NoticeList, type NoticeListProps } from './notice-list.tsx'

type AppShellProps = Omit<AppHeaderProps, 'notices'> & { notices: NoticeListProps; band?: ReactNode; children: ReactNode }

/** Header and page of everybody signed in, and the way to the guide at the section that explains the page. `band` stands above the page. */
export function AppShell({ notices, band, children, ...header }: AppShellProps) {
  return (
    <div className={css({ '--sticky-top': { base: '[min(3.5rem, 72px)]', md: 'sizes.15' }, display: 'flex', flexDirection: 'column', minHeight: 'screen' })}>
      <SkipLink />
      <AppHeader {...header} notices={<NoticeList {...notices} />} />
      {band === undefined ? null : <aside aria-label="What is still to do">{band}</aside>}
      <main id="main" tabIndex={-1} className={css({ flex: '[1]' })}>
        {children}
      </main>
      <footer className={css({ px: { base: '4', md: '8' }, py: '3', _print: { display: 'none' } })}>
        <TextLink quiet href={`/guide?from=${header.pathname}`}>
          User Guide
        </TextLink>
      </footer>
    </div>
  )
}
