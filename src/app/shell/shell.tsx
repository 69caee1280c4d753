import { useLocation, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Profile } from '#contract/classroom/people.ts'
import { UnconfirmedBand } from '#src/app/accounts/unconfirmed-band.tsx'
import { formatTime } from '#src/screens/dates.ts'
import { AppShell } from '#src/screens/shell/app-shell.tsx'
import { notices } from './notices.ts'

/** Header, notice list and page of whoever is signed in, bound to the app's session. */
export function Shell({ person, children }: { person: Profile; children: ReactNode }) {
  const { auth, timeZone } = useRouteContext({ from: '__root__' })
  const pathname = useLocation({ select: (location) => location.pathname })
  const { entries, unread } = useSyncExternalStore(notices.subscribe, notices.read)
  return (
    <AppShell
      person={person}
      pathname={pathname}
      notices={{
        lines: entries.map(({ id, kind, text, at }) => ({ id, kind, text, time: formatTime(new Date(at), timeZone()) })),
        unread,
        onRead: notices.markRead,
      }}
      band={person.must_confirm_email ? <UnconfirmedBand email={person.email} /> : null}
      onLogout={() => auth.send({ type: 'signOut.requested' })}
    >
      {children}
    </AppShell>
  )
}
