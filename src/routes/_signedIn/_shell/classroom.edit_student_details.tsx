import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { EditStudentPage } from '#src/app/classroom/students/edit-student-page.tsx'
import { readStudent } from '#src/app/classroom/students/read-student.ts'
import { studentSearch } from '#src/app/classroom/students/student-search.ts'
import { EditStudent, type EditStudentView } from '#src/screens/classroom/students/edit-student.tsx'
import { MissingThing } from '#src/screens/shell/missing-thing.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/edit_student_details')({
  validateSearch: studentSearch,
  loaderDeps: ({ search: { studentId } }) => ({ studentId }),
  loader: async ({ context: { api }, deps: { studentId }, abortController }) => {
    if (studentId === undefined) throw redirect({ to: '/classroom' })
    return await readStudent(api, studentId, abortController.signal)
  },
  head: () => ({ meta: [{ title: 'Edit Student Details' }] }),
  component: Edit,
  pendingComponent: () => <Unread view={{ mode: 'loading' }} />,
  notFoundComponent: () => <MissingThing kind="student" />,
  errorComponent: ({ error }) => <Unread view={{ mode: 'failed', reason: sentenceOf(failureOf(error), 'the server did not answer.') }} />,
})

function Edit() {
  const router = useRouter()
  const student = Route.useLoaderData()
  return <EditStudentPage key={student.id} student={student} onSaved={() => void router.invalidate()} />
}

function Unread({ view }: { view: EditStudentView }) {
  const router = useRouter()
  const on = { onEdit: nothing, onTyped: nothing, onCancel: nothing, onSave: nothing, onRetry: () => void router.invalidate() }
  return <EditStudent view={view} {...on} />
}

function nothing(): void {
  return undefined
}
