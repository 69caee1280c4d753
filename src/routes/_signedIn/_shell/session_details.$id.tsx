import { createFileRoute, notFound } from '@tanstack/react-router'
import { isTeacherRole } from '#contract/people.ts'
import { getSession } from '#contract/sessions.ts'
import { SessionDetails } from '#src/screens/session/session-details.tsx'

export const Route = createFileRoute('/_signedIn/_shell/session_details/$id')({
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: ({ context: { api }, params: { id }, abortController }) => {
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    return api.send(getSession, { params: { id }, signal: abortController.signal })
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? (loaderData.assignment?.title ?? loaderData.exercise_title) : 'Session' }] }),
  component: Details,
})

function Details() {
  const { timeZone, person } = Route.useRouteContext()
  const canSeeSystem = isTeacherRole(person.role)
  return <SessionDetails session={Route.useLoaderData()} timeZone={timeZone()} canSeeSystem={canSeeSystem} home={canSeeSystem ? '/' : '/student'} />
}
