import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router'
import { isTeacherRole } from '#contract/people.ts'
import { getSession } from '#contract/sessions.ts'
import { MissingPage } from '#src/app/failed-page.tsx'
import { notifyError } from '#src/app/notices.ts'
import { CallFailed } from '#src/api/failure.ts'
import { SessionDetails, type SessionDetailsView } from '#src/screens/session/session-details.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

export const Route = createFileRoute('/_signedIn/_shell/session_details/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: async ({ context: { api, person }, params: { id }, abortController }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    try {
      return await api.send(getSession, { params: { id }, signal: abortController.signal })
    } catch (error) {
      if (!isMissing(error)) throw error
      if (isTeacherRole(person.role)) throw notFound()
      notifyError('That session is not there, or it is not yours to see.')
      throw redirect({ to: '/student' })
    }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? (loaderData.assignment?.title ?? loaderData.exercise_title) : 'Session' }] }),
  component: Details,
  pendingComponent: () => <Page view={{ mode: 'loading' }} />,
  notFoundComponent: MissingPage,
  errorComponent: () => <Page view={{ mode: 'failed' }} />,
})

function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.status === 404
}

function Details() {
  return <Page view={{ mode: 'ready', session: Route.useLoaderData() }} />
}

function Page({ view }: { view: SessionDetailsView }) {
  const router = useRouter()
  const { timeZone, person } = Route.useRouteContext()
  const isTeacher = isTeacherRole(person.role)
  return (
    <SessionDetails
      view={view}
      timeZone={timeZone()}
      canSeeSystem={isTeacher}
      isRetrying={false}
      onRetry={() => void router.invalidate()}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Home', href: isTeacher ? '/' : '/student' }, { label: 'Session' }]} />}
    />
  )
}
