import { Button } from '#src/ui/controls/button.tsx'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { AllowanceForm } from './allowance-form.tsx'
import { EditStudent, type EditStudentView } from './edit-student.tsx'
import { exampleStudent } from '#src/screens/classroom/example-classroom.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { StudentDetails, type StudentDetailsView } from './student-details.tsx'
import { exampleSessions } from '#src/screens/sessions/history/history.example.tsx'
import { SessionsTable } from './sessions-table.tsx'
import { StudentWorkTable } from './student-work-table.tsx'

const maya = exampleStudent({ id: 1, name: 'Maya Okafor', should_change_password: true, last_active: '2026-11-20T12:10:00.000Z' })

const played = exampleSessions(5).map((session, index) => (index === 2 ? { ...session, is_practice: true } : session))
const allowed = { timeFactor: 1.5, allowsPaste: true, setsGoals: true }
const sessions = { state: 'ready', rows: played, total: 5, facts: null, readAtMs: 0 } as const

function nothing(): void {}

function details(view: StudentDetailsView, work = maya.assignments) {
  return () => (
    <main>
      <StudentDetails
        view={view}
        account={<Button variant="secondary">Generate Magic Link</Button>}
        allowance={<AllowanceForm view={untouchedForm} allowance={allowed} onSave={nothing} onRetry={nothing} />}
        work={<StudentWorkTable work={work} now={exampleNow} timeZone="America/New_York" onEdit={nothing} onDelete={nothing} onTranscript={nothing} />}
        sessions={<SessionsTable list={sessions} timeZone="America/New_York" onMore={nothing} onRetry={nothing} />}
        onRetry={nothing}
      />
    </main>
  )
}

function edit(view: EditStudentView) {
  return () => (
    <main>
      <EditStudent view={view} onEdit={nothing} onTyped={nothing} onCancel={nothing} onSave={nothing} onRetry={nothing} />
    </main>
  )
}

const reading = { mode: 'ready', account: maya, form: untouchedForm, isEditing: false, isBack: false, note: null } as const
const problems = { username: 'Username must be at least 3 characters', newPassword: 'Password must contain at least one number' }

/** A student's two pages in their states. */
export const examples = {
  Details: details({ mode: 'ready', student: maya, timeZone: 'America/New_York' }),
  'No work': details({ mode: 'ready', student: { ...maya, assignments: [] }, timeZone: 'America/New_York' }, []),
  'Of another teacher': details({ mode: 'ready', student: { ...maya, may_change_account: false, may_change_email: false }, timeZone: 'America/New_York' }),
  Loading: details({ mode: 'loading' }),
  'Could not be read': details({ mode: 'failed' }),
  Account: edit(reading),
  'Account saved': edit({ ...reading, note: 'Changes saved successfully!' }),
  'Account being changed': edit({ ...reading, isEditing: true }),
  'Account of a colleague being changed': edit({ ...reading, account: { ...maya, may_change_email: false }, isEditing: true }),
  'Account with problems': edit({ ...reading, isEditing: true, form: { ...untouchedForm, fields: problems } }),
  'Account is loading': edit({ mode: 'loading' }),
  'Account could not be read': edit({ mode: 'failed', reason: 'the server did not answer.' }),
}
