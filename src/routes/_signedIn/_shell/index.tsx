import { createFileRoute } from '@tanstack/react-router'
import { dashboardSearch } from '#src/app/dashboard/dashboard-search.ts'
import { TeacherDashboardPage } from '#src/app/dashboard/teacher-dashboard-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/')({
  validateSearch: dashboardSearch,
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: Dashboard,
})

function Dashboard() {
  const { person } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <TeacherDashboardPage
      key={person.id}
      name={person.name}
      search={Route.useSearch()}
      onNarrow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })}
      onShow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
    />
  )
}
