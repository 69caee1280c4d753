import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '#src/app/review-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/review')({
  head: () => ({ meta: [{ title: 'Waiting for you' }] }),
  component: ReviewPage,
})
