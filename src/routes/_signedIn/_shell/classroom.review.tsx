import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '#src/app/review/review-page.tsx'
import { reviewSearch } from '#src/app/review/review-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/classroom/review')({
  validateSearch: reviewSearch,
  head: () => ({ meta: [{ title: 'Waiting for you' }] }),
  component: Review,
})

function Review() {
  const navigate = Route.useNavigate()
  return (
    <ReviewPage
      search={Route.useSearch()}
      onClass={(classId) => void navigate({ search: { class_id: classId ?? undefined }, replace: true, resetScroll: false })}
    />
  )
}
