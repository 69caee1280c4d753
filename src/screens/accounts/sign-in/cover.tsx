import type { ReactNode } from 'react'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { Link } from '#src/ui/controls/link.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { css } from '#styled/css'

/** The closed exercise book: everything before login is written on its label. `aside` is one link at the top right. */
export function Cover({ aside, children }: { aside?: { label: string; href: string }; children: ReactNode }) {
  return (
    <div className={cover}>
      <header className={top}>
        <Link href="/home" className={brand} aria-label="Lectern, to the start page">
          <Logo onCover />
        </Link>
        <div className={css({ display: 'flex', alignItems: 'center', gap: '4', marginInlineStart: 'auto' })}>
          {aside ? (
            <Link href={aside.href} className={asideLink}>
              {aside.label}
            </Link>
          ) : null}
          <DisplayButton onCover />
        </div>
      </header>
      <main id="main" className={stage} tabIndex={-1}>
        <div className={label}>
          <div className={frame}>{children}</div>
        </div>
      </main>
    </div>
  )
}

const cover = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  background: 'cover',
  borderLeft: { base: '[16px solid token(colors.spine)]', md: '[56px solid token(colors.spine)]' },
})
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4', minHeight: '20', px: { base: '4', md: '10' } })
const brand = css({ display: 'flex', alignItems: 'center', minHeight: '11', color: 'onCover', textDecoration: 'none', _focusVisible: { outlineColor: 'onCover' } })
const asideLink = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '11',
  textStyle: 'label',
  color: 'onCover',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _focusVisible: { outlineColor: 'onCover' },
})
const stage = css({ flex: '[1]', display: 'grid', placeItems: { base: 'start stretch', md: 'center' }, p: { base: '[min(1rem, 5vw)]', md: '8' }, pb: { md: '24' } })
const label = css({ minWidth: '0', width: 'full', maxWidth: '[30rem]', marginInline: 'auto', p: '[min(0.625rem, 3.125vw)]', background: 'surface', borderRadius: 'dialog', boxShadow: 'dialog' })
const frame = css({ border: '[1px solid]', borderColor: 'marginRule', borderRadius: 'control', p: { base: '[min(1.25rem, 6.25vw)]', md: '[2.125rem]' } })
