import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { readStudent } from '#src/app/classroom/students/read-student.ts'
import { studentSearch } from '#src/app/classroom/students/student-search.ts'
import { StudentDetailsPage } from '#src/app/classroom/students/student-details-page.tsx'
import { StudentDetails } from '#src/screens/classroom/students/student-details.tsx'
import { MissingThing } from '#src/screens/shell/missing-thing.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/student_details')({
  validateSearch: studentSearch,
  loaderDeps: ({ search: { studentId } }) => ({ studentId }),
  loader: async ({ context: { api }, deps: { studentId }, abortController }) => {
    if (studentId === undefined) throw redirect({ to: '/classroom' })
    return await readStudent(api, studentId, abortController.signal)
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? loaderData.name : 'Student Details' }] }),
  component: Details,
  pendingComponent: () => <Unread mode="loading" />,
  notFoundComponent: () => <MissingThing kind="student" />,
  errorComponent: () => <Unread mode="failed" />,
})

function Details() {
  const router = useRouter()
  const student = Route.useLoaderData()
  return (
    <StudentDetailsPage
      key={student.id}
      student={student}
      onChanged={() => void router.invalidate()}
      onGone={() => void router.navigate({ to: '/classroom', replace: true })}
      onBack={() => void router.navigate({ to: '/classroom/student_details', search: { studentId: student.id, from: 'classroom' } })}
    />
  )
}

function Unread({ mode }: { mode: 'loading' | 'failed' }) {
  const router = useRouter()
  return <StudentDetails view={{ mode }} account={null} allowance={null} work={null} onRetry={() => void router.invalidate()} />
}
