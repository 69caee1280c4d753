import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { listAssignments } from '#contract/assignments.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { notifyError } from '#src/app/notices.ts'
import { useNow } from '#src/app/time.ts'
import { TeacherDashboard } from '#src/screens/assignments/teacher-dashboard.tsx'

const pageSize = 50

const search = v.object({
  assignments: v.optional(v.fallback(v.optional(v.picklist(['open', 'due_today', 'overdue', 'completed'])), undefined)),
  rows: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), undefined)),
})

export const Route = createFileRoute('/_signedIn/_shell/')({
  validateSearch: search,
  loaderDeps: ({ search: { assignments, rows } }) => ({ status: assignments, rows: rows ?? pageSize }),
  loader: async ({ context: { api }, deps, abortController }) => {
    try {
      const query = { limit: String(deps.rows), ...(deps.status ? { status: deps.status } : {}) }
      const page = await api.send(listAssignments, { query, signal: abortController.signal })
      return { assignments: page.results, total: page.total ?? page.results.length, failure: null }
    } catch (error) {
      const failure = sentenceOf(failureOf(error), 'Failed to fetch assignments')
      notifyError(failure)
      return { assignments: [], total: 0, failure }
    }
  },
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: Dashboard,
})

function Dashboard() {
  const router = useRouter()
  const { clock, timeZone, person } = Route.useRouteContext()
  const { assignments: filter, rows } = Route.useSearch()
  const { assignments, total, failure } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  return (
    <TeacherDashboard
      person={person}
      assignments={assignments}
      total={total}
      filter={filter ?? 'all'}
      now={useNow(clock)}
      timeZone={timeZone()}
      failure={failure}
      onFilter={(chosen) => void navigate({ search: chosen === 'all' ? {} : { assignments: chosen }, replace: true })}
      onShowMore={() => void navigate({ search: (now) => ({ ...now, rows: (rows ?? pageSize) + pageSize }), replace: true, resetScroll: false })}
      onRetry={() => void router.invalidate()}
    />
  )
}
