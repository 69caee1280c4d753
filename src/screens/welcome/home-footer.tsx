import type { Welcome } from '#contract/welcome/welcome.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { css } from '#styled/css'

/** The foot of the start page. `links` is null until the school's own are known; its row keeps its place. */
export function HomeFooter({ links }: { links: Welcome | null }) {
  return (
    <footer className={foot}>
      <p className={words}>
        <Logo size={24} /> is free for everyone.
      </p>
      <nav aria-label="More" className={more}>
        <Link href="/guide">User Guide</Link>
        <Link href="/register">Register</Link>
        {links === null || links.community_url === null ? null : (
          <a href={links.community_url} rel="noreferrer">
            Community chat
          </a>
        )}
        {links === null || links.intro_video_url === null ? null : <a href="#video">Intro video</a>}
      </nav>
    </footer>
  )
}

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  maxWidth: 'page',
  marginInline: 'auto',
  px: { base: '4', md: '8' },
  py: '6',
})
const words = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'muted' })
const more = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', '& a': { py: '2.5' } })
