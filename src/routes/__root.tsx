import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { AppSession } from '#src/app/session.ts'
import { FailedPage, MissingAddress } from '#src/app/shell/failed-page.tsx'
import { afterFirstPage } from '#src/app/shell/first-page.ts'
import { untilItArrives } from '#src/ui/loading/until-it-arrives.ts'
import { LinkContext, type LinkProps } from '#src/ui/controls/link.tsx'
import { SlowSlot } from '#src/ui/feedback/slow-slot.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'

const FootNotices = lazy(async () => ({ default: (await afterFirstPage(() => import('#src/app/shell/foot-notices.tsx'))).FootNotices }))

export const Route = createRootRouteWithContext<AppSession>()({
  head: () => ({ meta: [{ title: 'Lectern' }] }),
  component: Root,
  notFoundComponent: MissingAddress,
  errorComponent: FailedPage,
})

function Root() {
  const { following, timeZone } = Route.useRouteContext()
  const isHydrated = useHydrated()
  const [followed] = useState(() => untilItArrives(following))
  return (
    <LinkContext value={AppLink}>
      <SlowSlot value={notices('dialog')}>
        <Outlet />
        {isHydrated ? notices('page') : null}
      </SlowSlot>
    </LinkContext>
  )

  function notices(place: 'page' | 'dialog') {
    return (
      <Suspense>
        <FootNotices place={place} following={followed} timeZone={timeZone()} />
      </Suspense>
    )
  }
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
