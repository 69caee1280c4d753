import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense } from 'react'
import type { AppSession } from '#src/app/session.ts'
import { FailedPage, MissingAddress } from '#src/app/shell/failed-page.tsx'
import { LinkContext, type LinkProps } from '#src/ui/controls/link.tsx'
import { SlowSlot } from '#src/ui/feedback/slow-slot.ts'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'

const SlowCalls = lazy(async () => ({ default: (await import('#src/app/shell/slow-calls.tsx')).SlowCalls }))

export const Route = createRootRouteWithContext<AppSession>()({
  head: () => ({ meta: [{ title: 'Lectern' }] }),
  component: Root,
  notFoundComponent: MissingAddress,
  errorComponent: FailedPage,
})

function Root() {
  const { waiting } = Route.useRouteContext()
  const isHydrated = useHydrated()
  return (
    <LinkContext value={AppLink}>
      <SlowSlot value={slowCalls('dialog')}>
        <Outlet />
        {isHydrated ? slowCalls('page') : null}
      </SlowSlot>
    </LinkContext>
  )

  function slowCalls(place: 'page' | 'dialog') {
    return (
      <Suspense>
        <SlowCalls place={place} waiting={waiting()} />
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
