import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { MissingPage } from '#src/app/failed-page.tsx'
import { notices } from '#src/app/notices.ts'
import { formatTime } from '#src/screens/dates.ts'
import { AppShell } from '#src/screens/shell/app-shell.tsx'

export const Route = createFileRoute('/_signedIn/_shell')({ component: Shell, notFoundComponent: MissingPage })

function Shell() {
  const { auth, timeZone, person } = Route.useRouteContext()
  const pathname = useLocation({ select: (location) => location.pathname })
  const entries = useSyncExternalStore(notices.subscribe, notices.read)
  return (
    <AppShell
      person={person}
      pathname={pathname}
      notices={entries.map(({ id, kind, text, at }) => ({ id, kind, text, time: formatTime(new Date(at), timeZone()) }))}
      onLogout={() => auth.send({ type: 'signOut.requested' })}
    >
      <Outlet />
    </AppShell>
  )
}
