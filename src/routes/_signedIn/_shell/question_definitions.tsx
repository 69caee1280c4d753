import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/question_definitions')({ head: () => ({ meta: [{ title: 'Questions' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Questions"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Questions' }]}
      will="It will hold your question library, with a place to try each question on the tutor."
      meanwhile={{ words: 'Until then your dashboard shows the exercises you have assigned.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
