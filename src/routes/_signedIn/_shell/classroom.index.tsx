import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/')({ head: () => ({ meta: [{ title: 'Classroom' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Classroom"
      crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom' }]}
      will="It will hold your classes, students and their assignments."
      meanwhile={{ words: 'Until then your dashboard lists every assignment with its status, score and session.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
