import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/exercises/$id')({ head: () => ({ meta: [{ title: 'Exercise Details' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Exercise Details"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Exercises', href: '/exercises' }, { label: 'Exercise Details' }]}
      will="It will let you arrange question sets and decide how answers are graded."
      meanwhile={{ words: 'Until then your dashboard shows the exercises you have assigned.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
