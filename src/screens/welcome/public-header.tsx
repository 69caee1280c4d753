import type { ReactNode } from 'react'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { Link } from '#src/ui/controls/link.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { css } from '#styled/css'

/** What the public pages show on top: the logo, their links, and the way to theme and text size. */
export function PublicHeader({ children }: { children: ReactNode }) {
  return (
    <header className={bar}>
      <Link href="/home" className={brand} aria-label="Lectern, to the start page">
        <Logo />
      </Link>
      <nav aria-label="Main" className={links}>
        {children}
      </nav>
      <span className={display}>
        <DisplayButton />
      </span>
    </header>
  )
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: { base: '2', md: '4' },
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  minHeight: '18',
  containerType: 'inline-size',
  px: { base: '4', md: '8' },
})
const brand = css({ order: { _fewLetters: '-1' }, display: 'flex', alignItems: 'center', minHeight: '11', color: 'ink', textDecoration: 'none', '@container (max-width: 21rem)': { '& > span > span': { srOnly: true } }, marginInlineEnd: { _fewLetters: 'auto' } })
// Few letters leave the links a line of their own.
const display = css({ order: { _fewLetters: '-1' } })
const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '1', md: '4', _fewLetters: '0' }, marginInlineStart: 'auto', width: { _fewLetters: 'full' }, justifyContent: { base: 'flex-end', _fewLetters: 'space-between' } })
