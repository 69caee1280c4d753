import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/exercises/')({ head: () => ({ meta: [{ title: 'Exercises' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Exercises"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Exercises' }]}
      will="It will list your exercises and let you build new ones from questions."
      meanwhile={{ words: 'Until then your dashboard shows the exercises you have assigned.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
