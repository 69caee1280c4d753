import type { ReactNode } from 'react'
import { AccountUnavailable } from './account-unavailable.tsx'
import { AppShell } from './app-shell.tsx'
import { ComingPage } from './coming-page.tsx'
import type { NoticeLine } from './notice-list.tsx'
import { NotFound } from './not-found.tsx'
import { PageFailed } from './page-failed.tsx'

function nothing(): void {}

const teacher = { name: 'Elena Alvarez', role: 'TEACHER' } as const
const student = { name: 'Maya Okafor', role: 'STUDENT' } as const

function shell(person: typeof teacher | typeof student, pathname: string, children: ReactNode, given: readonly NoticeLine[] = [], unread = 0) {
  return () => (
    <AppShell person={person} pathname={pathname} notices={{ lines: given, unread, onRead: nothing }} onLogout={nothing}>
      {children}
    </AppShell>
  )
}

const coming = (
  <ComingPage
    title="Classroom"
    crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom' }]}
    will="It will hold your classes, students and their assignments."
    meanwhile={{ words: 'Until then your dashboard lists every assignment.', label: 'Open Dashboard', href: '/' }}
  />
)

const lines: readonly NoticeLine[] = [
  { id: '1', kind: 'error', text: 'There was an error processing your answer. Please try again.', time: '2:31 PM' },
  { id: '2', kind: 'success', text: 'Changes saved', time: '2:12 PM' },
]

/** The shell of both roles and the pages with one thing to say. */
export const examples = {
  'Teacher, a page to come': shell(teacher, '/classroom', coming),
  'Student, with notices': shell(student, '/student/history', coming, lines, 1),
  'Not found': shell(teacher, '/nowhere', <NotFound home="/" onGoBack={nothing} />),
  'Page failed': () => (
    <main>
      <PageFailed sentence="The server did not answer. Check your connection and try again." home="/" onRetry={nothing} />
    </main>
  ),
  'Account unavailable': () => (
    <main>
      <AccountUnavailable sentence="The server did not answer. Check your connection and try again." onRetry={nothing} onLogout={nothing} />
    </main>
  ),
}
