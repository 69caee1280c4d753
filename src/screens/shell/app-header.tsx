import type { ReactNode } from 'react'
import type { Role } from '#contract/classroom/people.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { DropDown } from '#src/ui/controls/drop-down.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { logOut, menu as menuIcon } from '#src/ui/icons/icons.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { css, cx } from '#styled/css'
import { currentLink, firstNameOf, headerLinks, initialsOf, menuLinks } from './navigation.ts'
import { menuSheet } from '#src/ui/layout/raised.ts'

/** What every signed-in page shows on top. `notices` is the notice list's button; `pathname` decides the lit entry. */
export type AppHeaderProps = {
  person: { name: string; role: Role }
  pathname: string
  notices?: ReactNode
  onLogout: () => void
}

/** Logo, the role's pages, greeting and logout; below 768 px one menu holds them. */
export function AppHeader({ person, pathname, notices, onLogout }: AppHeaderProps) {
  const links = headerLinks(person.role)
  const current = currentLink(links, pathname)
  const home = links[0]?.href ?? '/'
  return (
    <header className={bar}>
      <Link href={home} className={brand} aria-label="Lectern, to your dashboard">
        <Logo />
      </Link>
      <nav aria-label="Main" className={pages}>
        {links.map((link) => (
          <Link key={link.href} href={link.href} className={page} aria-current={link === current ? 'page' : undefined}>
            {link.label}
          </Link>
        ))}
      </nav>
      <div className={own}>
        <DisplayButton />
        {notices}
        <Link href="/profile" className={cx(greeting, wide)}>
          <span className={initials} aria-hidden="true">
            {initialsOf(person.name)}
          </span>
          Hi, {firstNameOf(person.name)}
        </Link>
        <Button variant="quiet" size="sm" icon={logOut} className={wide} onClick={onLogout}>
          Logout
        </Button>
        <PhoneMenu person={person} pathname={pathname} onLogout={onLogout} />
      </div>
    </header>
  )
}

function PhoneMenu({ person, pathname, onLogout }: AppHeaderProps) {
  const links = menuLinks(person.role)
  const current = currentLink(links, pathname)
  return (
    <DropDown
      className={menu}
      buttonClassName={menuButton}
      button={
        <>
          <Icon of={menuIcon} />
          <span className={menuWord}>Menu</span>
        </>
      }
    >
      <nav aria-label="Menu" className={menuSheet}>
        {links.map((link) => (
          <Link key={link.href} href={link.href} className={menuItem} aria-current={link === current ? 'page' : undefined}>
            {link.label}
          </Link>
        ))}
        <button type="button" className={menuItem} onClick={onLogout}>
          Logout
        </button>
      </nav>
    </DropDown>
  )
}

const bar = css({
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: { base: '4', lg: '11' },
  minHeight: { base: '[min(3.5rem, 72px)]', md: '[3.75rem]' },
  px: { base: '4', md: '8' },
  containerType: 'inline-size',
  // With so large a text it would hide too much of the page.
  '@media (max-width: 15em)': { position: 'static' },
  background: 'surface',
  borderBottom: '[1px solid token(colors.hairline)]',
})
const brand = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '10',
  color: 'ink',
  textDecoration: 'none',
  mdToLg: { '& > span > span': { srOnly: true } },
  // One line, also where the narrowest phones leave the mark alone.
  '@container (width < 20rem)': { '& > span > span': { srOnly: true } },
  _fewLetters: { minHeight: '[44px]' },
})
const pages = css({ display: { base: 'none', md: 'flex' }, gap: { base: '3.5', lg: '7' } })
const page = css({
  display: 'flex',
  alignItems: 'center',
  textStyle: 'dense',
  fontWeight: 'semibold',
  color: 'muted',
  textDecoration: 'none',
  borderBlock: '[3px solid transparent]',
  _hover: { color: 'ink' },
  _currentPage: { color: 'ink', borderBottomColor: 'action' },
  '@media (forced-colors: active)': { borderColor: '[Canvas]', _currentPage: { borderBottomColor: '[Highlight]' } },
})
const own = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { base: '2', lg: '4' },
  marginInlineStart: 'auto',
  _fewLetters: { gap: '[4px]', flexWrap: 'nowrap', '& summary': { minWidth: '[44px]', minHeight: '[44px]', px: '0', justifyContent: 'center' } },
})
const wide = css({ hideBelow: 'md' })
const greeting = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  color: 'ink',
  textStyle: 'dense',
  fontWeight: 'semibold',
  textDecoration: 'none',
  _hover: { color: 'action' },
})
const initials = css({
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  borderRadius: 'full',
  background: 'tintStrong',
  color: 'tintInk',
  textStyle: 'caption',
  fontWeight: 'bold',
})
const menu = css({ hideFrom: 'md', position: 'relative' })
const menuButton = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  px: '2',
  borderRadius: 'small',
  textStyle: 'dense',
  fontWeight: 'semibold',
  color: 'muted',
  cursor: 'pointer',
})
const menuWord = css({ _fewLetters: { srOnly: true } })
const menuItem = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '11',
  px: '3',
  borderRadius: 'small',
  textStyle: 'body',
  fontWeight: 'semibold',
  color: 'ink',
  textDecoration: 'none',
  textAlign: 'start',
  background: '[transparent]',
  border: '[0]',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  _currentPage: { background: 'tintStrong', color: 'tintInk' },
})
