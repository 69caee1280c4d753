import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/student_details')({ head: () => ({ meta: [{ title: 'Student Details' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Student Details"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Student Details' }]}
      will="It will show one student with all assignments, and let you send a sign-in link or reset the password."
      meanwhile={{ words: 'Until then your dashboard lists every assignment of every student.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
