import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isTeacherRole, type Profile } from '#contract/classroom/people.ts'
import { getSession, type PastSession } from '#contract/sessions/sessions.ts'
import { readChanges } from '#src/actors/sessions/session-changes.ts'
import { readTakes, type TakesOf, takesOf } from '#src/app/accent/takes-of.tsx'
import { notifyError } from '#src/app/shell/notices.ts'
import { savesTimesOf } from '#src/app/sessions/save-times.ts'
import { afterFirstPage } from '#src/app/shell/first-page.ts'
import { CallFailed } from '#src/api/failure.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { SessionDetails, type SessionDetailsView } from '#src/screens/sessions/past/session-details.tsx'
import { MissingThing } from '#src/screens/shell/missing-thing.tsx'
import type { Crumb } from '#src/ui/layout/breadcrumbs.tsx'

const KeptFresh = lazy(async () => ({ default: (await afterFirstPage(() => import('#src/app/soon.ts'))).KeptFresh }))
const TeachersSession = lazy(async () => ({ default: (await import('#src/app/review/marked-session.tsx')).TeachersSession }))

export const Route = createFileRoute('/_signedIn/_shell/session_details/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: async ({ context: { api, person }, params: { id }, abortController }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw missingFor(person)
    const { signal } = abortController
    try {
      const [session, changes] = await Promise.all([
        api.send(getSession, { params: { id }, signal }),
        isTeacherRole(person.role) ? readChanges(api, id, signal) : null,
      ])
      return { session, changes, readings: readTakes(api, session, signal) }
    } catch (error) {
      throw isMissing(error) ? missingFor(person) : error
    }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? titleOf(loaderData.session) : 'Session' }] }),
  component: Details,
  pendingComponent: () => <Page view={{ mode: 'loading' }} />,
  notFoundComponent: () => <MissingThing kind="session" />,
  errorComponent: () => <Page view={{ mode: 'failed' }} />,
})

/** A teacher reads what may have become of the session; a student is told at home. */
function missingFor({ role }: Profile) {
  if (isTeacherRole(role)) return notFound()
  notifyError('That session is not there, or it is not yours to see.')
  return redirect({ to: '/student' })
}

function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status === 404
}

function titleOf({ assignment, exercise_title }: PastSession): string {
  return assignment?.title ?? exercise_title
}

function Details() {
  const { session, changes, readings } = Route.useLoaderData()
  const { api, person } = Route.useRouteContext()
  const takes = readings === null ? {} : { takesOf: takesOf(readings, isTeacherRole(person.role) ? 'students' : 'own') }
  if (!isTeacherRole(person.role)) {
    return (
      <>
        <Page view={{ mode: 'ready', session }} {...takes} />
        <Suspense>
          <KeptFresh shown={session} read={() => api.send(getSession, { params: { id: session.id }, isBackground: true })} />
        </Suspense>
      </>
    )
  }
  return (
    <Suspense fallback={<Page view={{ mode: 'loading' }} />}>
      <TeachersSession key={session.id} session={session} changes={changes} crumbs={trailTo(session, true)} {...takes} />
    </Suspense>
  )
}

function Page({ view, ...takes }: { view: SessionDetailsView; takesOf?: TakesOf }) {
  const router = useRouter()
  const { person, timeZone } = Route.useRouteContext()
  return (
    <SessionDetails
      view={view}
      timeZone={timeZone()}
      canSeeSystem={false}
      isRetrying={false}
      onRetry={() => void router.invalidate()}
      onSaveTimes={view.mode === 'ready' ? savesTimesOf(view.session) : () => undefined}
      crumbs={trailTo(view.mode === 'ready' ? view.session : null, isTeacherRole(person.role))}
      {...takes}
    />
  )
}

/** The way here: for teachers over the classroom and the student. */
function trailTo(session: PastSession | null, isTeacher: boolean): readonly Crumb[] {
  if (!isTeacher) return [{ label: 'Home', href: '/student' }, { label: 'History', href: '/student/history' }, { label: 'Session' }]
  const student = session === null || session.is_test ? [] : [{ label: session.student.name, href: studentHref(session.student.id) }]
  return [{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, ...student, { label: 'Session' }]
}
