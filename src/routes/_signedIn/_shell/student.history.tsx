import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '#src/app/sessions/history-page.tsx'
import { historySearch } from '#src/app/sessions/history-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/student/history')({
  validateSearch: historySearch,
  head: () => ({ meta: [{ title: 'History' }] }),
  component: History,
})

function History() {
  const { person } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <HistoryPage
      key={person.id}
      search={Route.useSearch()}
      onNarrow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })}
      onShow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
    />
  )
}
