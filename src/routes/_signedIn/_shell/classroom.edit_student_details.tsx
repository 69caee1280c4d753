import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/edit_student_details')({ head: () => ({ meta: [{ title: 'Edit Student Details' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Edit Student Details"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Edit Student Details' }]}
      will="It will let you change a student's name, username, e-mail address and password."
      meanwhile={{ words: 'Until then your dashboard lists every assignment of every student.', label: 'Open Dashboard', href: '/' }}
    />
  )
}
