import { createFileRoute } from '@tanstack/react-router'
import { OwnProgressPage } from '#src/app/progress/own-progress-page.tsx'
import { ownProgressSearch } from '#src/app/progress/own-progress-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/student/progress')({
  validateSearch: ownProgressSearch,
  head: () => ({ meta: [{ title: 'My progress' }] }),
  component: Progress,
})

function Progress() {
  const { person } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <OwnProgressPage
      key={`${person.id} ${search.weeks}`}
      search={search}
      onNarrow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })}
      onShow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
    />
  )
}
