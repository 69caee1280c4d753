import type { ReactNode } from 'react'
import type { Role } from '#contract/classroom/people.ts'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { AccountUnavailable } from './account-unavailable.tsx'
import { AppShell } from './app-shell.tsx'
import type { NoticeLine } from './notice-list.tsx'
import { MissingThing } from './missing-thing.tsx'
import { NotFound } from './not-found.tsx'
import { PageFailed } from './page-failed.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'

function nothing(): void {}

type Person = { name: string; role: Role }

const teacher = { name: 'Elena Alvarez', role: 'TEACHER' } as const
const admin = { name: 'Ruth Lindqvist', role: 'ADMIN' } as const
const student = { name: 'Maya Okafor', role: 'STUDENT' } as const

function shell(person: Person, pathname: string, children: ReactNode, given: readonly NoticeLine[] = [], unread = 0) {
  return () => (
    <AppShell person={person} pathname={pathname} notices={{ lines: given, unread, onRead: nothing }} onLogout={nothing}>
      {children}
    </AppShell>
  )
}

const page = (
  <div className={widePage}>
    <PageTitle lead="Everything you started, and how it went.">Recently Completed Assignments</PageTitle>
  </div>
)

const lines: readonly NoticeLine[] = [
  { id: '1', kind: 'error', text: 'There was an error processing your answer. Please try again.', time: '2:31 PM' },
  { id: '2', kind: 'success', text: 'Changes saved', time: '2:12 PM' },
]

const unconfirmed = <UnconfirmedNotice email="elena@school.example" isBusy={false} sentence="Failed to send the email. Please try again." onSend={nothing} />

/** The shell of both roles and the pages with one thing to say. */
export const examples = {
  Teacher: shell(teacher, '/classroom', page),
  'Student, with notices': shell(student, '/student/history', page, lines, 1),
  Administrator: shell(admin, '/teachers', page),
  'Teacher, address not confirmed': () => (
    <AppShell person={teacher} pathname="/" notices={{ lines: [], unread: 0, onRead: nothing }} band={unconfirmed} onLogout={nothing}>
      {page}
    </AppShell>
  ),
  'Student not found': shell(teacher, '/classroom/student_details', <MissingThing kind="student" />),
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
