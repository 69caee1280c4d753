import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/student/history')({ head: () => ({ meta: [{ title: 'History' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="History"
      will="It will list your finished assignments with every session."
      meanwhile={{ words: 'Until then your dashboard shows your scores.', label: 'Open Dashboard', href: '/student' }}
    />
  )
}
