import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { AppSession } from '#src/app/session.ts'
import { FailedPage, MissingAddress } from '#src/app/failed-page.tsx'
import { LinkContext, type LinkProps } from '#src/ui/link.tsx'

export const Route = createRootRouteWithContext<AppSession>()({
  head: () => ({ meta: [{ title: 'Lectern' }] }),
  component: Root,
  notFoundComponent: MissingAddress,
  errorComponent: FailedPage,
})

function Root() {
  return (
    <LinkContext value={AppLink}>
      <Outlet />
    </LinkContext>
  )
}

/** An anchor that moves within the app without loading a page; other buttons and modifier keys keep their meaning. */
function AppLink({ href, onClick, children, ...anchor }: LinkProps) {
  const { history } = useRouter()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain || anchor.target !== undefined) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  )
}
