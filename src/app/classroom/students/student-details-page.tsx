import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { deleteAssignment } from '#contract/assignments/assignments.ts'
import { deleteStudent, type Student } from '#contract/classroom/students.ts'
import { StudentDetails } from '#src/screens/classroom/students/student-details.tsx'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { studentLoss, workLoss } from '#src/screens/classroom/students/loss-words.ts'
import { StudentWorkTable } from '#src/screens/classroom/students/student-work-table.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { trash2 } from '#src/ui/icons/icons.ts'
import { saveTranscript } from '#src/app/progress/exports.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { RemovalLayer } from '#src/app/bin/removal-layer.tsx'
import { removalWords } from '#src/app/bin/removal-words.ts'
import { MailLink, StudentAllowance } from './student-account.tsx'
import { ParentLink } from '#src/app/classroom/parents/parent-link.tsx'
import { ResetPassword } from './reset-password.tsx'
import { StudentSessions } from './student-sessions.tsx'
import { StudentProgress } from '#src/app/progress/student-progress.tsx'
import { useNow } from '#src/app/shell/time.ts'
import { useIsAdmin } from '#src/app/accounts/use-is-admin.ts'
import { useRemoval } from '#src/app/bin/use-removal.ts'

const EditWork = lazy(async () => ({ default: (await import('#src/app/assignments/edit-work.tsx')).EditWork }))

/** `onChanged` reads the student again; `onGone` hears that they were deleted, `onBack` that they are back. */
type StudentDetailsPageProps = { student: Student; onChanged: () => void; onGone: () => void; onBack: () => void }

/** Binds one student's page: their account, what they are allowed, and their assignments. */
export function StudentDetailsPage({ student, onChanged, onGone, onBack }: StudentDetailsPageProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const isAdmin = useIsAdmin()
  const [edited, setEdited] = useState<Assignment | null>(null)
  const studentRemoval = useRemoval({
    kind: 'student',
    remove: (sender, id, signal) => sender.send(deleteStudent, { params: { id }, signal }),
    failed: studentFailed,
    removedWords: () => 'Student deleted',
    onChanged: (ids) => (ids.length > 0 ? onGone() : onBack()),
  })
  const workRemoval = useRemoval({
    kind: 'assignment',
    remove: (sender, id, signal) => sender.send(deleteAssignment, { params: { id }, signal }),
    failed: workFailed,
    removedWords: () => 'Assignment deleted',
    onChanged,
  })
  return (
    <>
      <StudentDetails
        view={{ mode: 'ready', student, timeZone: timeZone() }}
        account={
          <>
            <MailLink student={student} />
            <ParentLink student={student} />
            {student.may_change_account ? <ResetPassword student={student} onReset={onChanged} /> : null}
            <Button
              variant="danger"
              icon={trash2}
              onClick={() => studentRemoval.send({ type: 'removal.requested', items: [{ id: student.id, title: nameOfStudent(student) }] })}
            >
              Delete Student
            </Button>
          </>
        }
        allowance={<StudentAllowance key={student.version} student={student} onSaved={onChanged} />}
        work={
          <StudentWorkTable
            work={student.assignments}
            now={useNow(clock)}
            timeZone={timeZone()}
            onEdit={setEdited}
            onDelete={({ id, assignment_title: title }) => workRemoval.send({ type: 'removal.requested', items: [{ id, title }] })}
            onTranscript={(sessionId) => void saveTranscript({ api }, sessionId)}
          />
        }
        sessions={<StudentSessions studentId={student.id} />}
        progress={<StudentProgress student={student} />}
        onRetry={onChanged}
      />
      <RemovalLayer removal={studentRemoval} wordsFor={(items) => removalWords('Student', items, studentLoss([student], isAdmin), studentFailed)} />
      <RemovalLayer
        removal={workRemoval}
        wordsFor={(items) => removalWords('Assignment', items, workLoss(student.assignments.filter(({ id }) => id === items[0]?.id)), workFailed)}
      />
      {edited === null ? null : (
        <Suspense>
          <EditWork
            work={edited}
            onSaved={() => {
              notifySuccess('Assignment updated', 2000)
              setEdited(null)
              onChanged()
            }}
            onClose={(wasSent) => {
              setEdited(null)
              if (wasSent) onChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const studentFailed = 'Failed to delete student. Please try again.'
const workFailed = 'Failed to delete assignment'
