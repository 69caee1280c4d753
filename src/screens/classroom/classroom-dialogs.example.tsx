import type { ReactNode } from 'react'
import { LosingDialog } from '#src/screens/shell/losing-dialog.tsx'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { AddStudentDialog } from '#src/screens/classroom/students/add-student-dialog.tsx'
import { ClassAccessDialog, type ClassAccessDialogProps } from '#src/screens/classroom/students/class-access-dialog.tsx'
import { ArchiveClassDialog } from '#src/screens/classroom/classes/archive-class-dialog.tsx'
import { CoTeachersDialog } from './classes/co-teachers-dialog.tsx'
import { EndCoTeachingDialog } from './classes/end-co-teaching-dialog.tsx'
import { JoinCodeDialog } from '#src/screens/classroom/classes/join-code-dialog.tsx'
import { ClassWorkWaiting } from '#src/screens/classroom/classes/class-work-waiting.tsx'
import { CopyClassDialog } from '#src/screens/classroom/classes/copy-class-dialog.tsx'
import { ClassNameDialog } from '#src/screens/classroom/classes/class-name-dialog.tsx'
import { EditWorkDialog } from '#src/screens/classroom/work/edit-work-dialog.tsx'
import { FreshStartDialog } from '#src/screens/classroom/work/fresh-start-dialog.tsx'
import { EditWorksDialog } from '#src/screens/classroom/work/edit-works-dialog.tsx'
import { exampleArchivedClass, exampleClasses, exampleStudents, exampleWork } from './example-classroom.ts'
import { untouchedForm } from './form-view.ts'
import { PlacingDialog, type PlacingDialogProps } from '#src/screens/classroom/students/placing-dialog.tsx'
import { ResetPasswordDialog } from '#src/screens/classroom/students/reset-password-dialog.tsx'
import { StartPasswordDialog } from '#src/screens/classroom/students/start-password-dialog.tsx'

const timeZone = 'America/New_York'

function nothing(): void {}

function over(dialog: ReactNode) {
  return () => (
    <main>
      <h1>Classroom</h1>
      {dialog}
    </main>
  )
}

function placing(change: Partial<PlacingDialogProps>) {
  return over(
    <PlacingDialog
      view={{ mode: 'asking', error: null }}
      kind="add"
      count={3}
      fromName="Algebra 1, Period 2"
      classes={exampleClasses}
      classId={null}
      onClass={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onClose={nothing}
      {...change}
    />,
  )
}

const accessRows = exampleStudents.map(({ id, name, username }, index) => {
  return { id, name, username, hasStartPassword: index < 3, mayChangeAccount: index !== 1 }
})

function access(view: ClassAccessDialogProps['view'], change: Partial<ClassAccessDialogProps> = {}) {
  return over(
    <ClassAccessDialog
      view={view}
      className="Algebra 1, Period 2"
      students={accessRows}
      chosen={[1, 2, 3]}
      changeable={2}
      onChoose={nothing}
      onPasswords={nothing}
      onLinks={nothing}
      onBlank={nothing}
      onConfirm={nothing}
      onDecline={nothing}
      onStop={nothing}
      onRetry={nothing}
      onLeaveRest={nothing}
      onClose={nothing}
      {...change}
    />,
  )
}

const sameName = { name: 'Liam Chen', sentence: 'An unexpected error occurred' }

function lowerCase(name: string): string {
  return name.toLowerCase()
}

const startPassword = { title: 'Maya Okafor can sign in', problem: null, username: 'mayaokafor', onPrint: null, onAnother: nothing, onClose: nothing }
const form = { onTyped: nothing, onSave: nothing, onRetry: nothing, onCancel: nothing, onClose: nothing }
const failed = { ...untouchedForm, canRetry: true, sentence: 'Failed to update assignments' }
const unsaved = { ...untouchedForm, canRetry: true, sentence: 'Failed to save class. Please try again.' }
const year = { name: 'Algebra 1, Period 2', students: exampleClasses[0]?.students ?? [], archived_at: null }
const given = ['Linear Graphs', 'Plants and Equations', 'Units and Conversions', 'Fractions', 'Word Problems', 'Angles', 'Percentages'].map((title, index) => ({
  id: index + 1,
  title,
  due_date: null,
  open: index === 0 ? 0 : index,
  turned_in: 9 - index,
}))
const codeDialog = { view: untouchedForm, className: 'Algebra 1, Period 2', timeZone, onTurn: nothing, onRetry: nothing, onClose: nothing }
const coTeachers = {
  view: untouchedForm,
  className: 'Algebra 1, Period 2',
  teachers: {
    owner: { id: 1, name: 'Elena Alvarez' },
    teachers: [{ id: 2, name: 'Daniel Osei' }],
    invites: [{ id: 3, email: 'the.colleague.with.a.long.address@school.example', expires_at: '2026-12-04T12:00:00.000Z' }],
  },
  said: 'Invited. They find the invitation in their classroom.',
  mayDecide: true,
  mayInvite: true,
  meId: 1,
  onAct: nothing,
  onRetry: nothing,
  onClose: nothing,
}
const joinCode = { code: 'KDMP-7RWX', url: 'https://lectern.school.example/student/join#KDMP7RWX', ends_at: '2026-11-21T12:00:00.000Z' }
const [work] = exampleWork
const heldBack = exampleWork.find(({ assign_at: at }) => at !== undefined)

/** The dialogs of the classroom, open. */
export const examples = {
  'Class cards and links': access({ mode: 'choosing' }),
  'Class cards of students of others': access({ mode: 'choosing' }, { chosen: [2], changeable: 0 }),
  'Class cards and links, asking': access({ mode: 'asking', kind: 'passwords' }),
  'Class cards and links, done in part': access({
    mode: 'working',
    kind: 'links',
    batch: { mode: 'partlyDone', summary: '2 sent, 1 failed', failures: [sameName] },
  }),
  'Class cards and links, sent': access({ mode: 'mailed', count: 3, waiting: 0 }),
  'Class cards and links, some wait for the mail server': access({ mode: 'mailed', count: 3, waiting: 2 }),
  'Add Student': over(<AddStudentDialog view={untouchedForm} begun={null} className="Homeroom" refusedUsername={null} usernameOf={lowerCase} freeUsernameOf={async (name) => lowerCase(name)} onImport={nothing} {...form} />),
  'Add Student, refused': over(
    <AddStudentDialog
      begun={null}
      view={{ ...untouchedForm, fields: { name: 'Name is required', username: 'Username already exists', email: 'Please enter a valid email address' } }}
      className={null}
      refusedUsername={null}
      usernameOf={lowerCase} freeUsernameOf={async (name) => lowerCase(name)}
      onImport={nothing}
      {...form}
    />,
  ),
  'Start password, shown once': over(<StartPasswordDialog {...startPassword} lead="Maya Okafor has an account." startPassword="harbour-violet-71" />),
  'Start password, class not reached': over(
    <StartPasswordDialog {...startPassword} lead="Maya Okafor has an account." problem="Maya Okafor has an account but is not in the class: the server did not answer." startPassword="harbour-violet-71" />,
  ),
  'Reset Password': over(
    <ResetPasswordDialog
      view={untouchedForm}
      mailing={untouchedForm}
      name="Maya Okafor"
      email="mayaokafor@school.example"
      onConfirm={nothing}
      onRetry={nothing}
      onMail={nothing}
      onRetryMail={nothing}
      onClose={nothing}
    />,
  ),
  'Add Class': over(<ClassNameDialog view={{ ...untouchedForm, fields: { name: 'Class name is required' } }} name="" choices={null} {...form} />),
  'Edit class': over(<ClassNameDialog view={untouchedForm} name="Homeroom" choices={{ keepsVoices: true, asksModel: null, setsGoals: true }} {...form} />),
  'Edit class, with a language model': over(<ClassNameDialog view={untouchedForm} name="Homeroom" choices={{ keepsVoices: true, asksModel: false, setsGoals: false }} {...form} />),
  'Teachers of this class': over(<CoTeachersDialog {...coTeachers} />),
  'Teachers of this class, for who teaches it too': over(<CoTeachersDialog {...coTeachers} mayDecide={false} mayInvite={false} meId={2} />),
  'Teachers of this class, of an archived class': over(<CoTeachersDialog {...coTeachers} said="" mayInvite={false} />),
  'Take a teacher out': over(<EndCoTeachingDialog who="Daniel Osei" className="Algebra 1, Period 2" onConfirm={nothing} onDecline={nothing} />),
  'Leave the class': over(<EndCoTeachingDialog who={null} className="Algebra 1, Period 2" onConfirm={nothing} onDecline={nothing} />),
  'Teachers of this class, address refused': over(<CoTeachersDialog {...coTeachers} view={{ ...untouchedForm, fields: { email: 'They teach this class already.' } }} />),
  'Join code, off': over(<JoinCodeDialog {...codeDialog} joinCode={null} />),
  'Join code, on': over(<JoinCodeDialog {...codeDialog} joinCode={joinCode} />),
  'Join code, not changed': over(<JoinCodeDialog {...codeDialog} view={{ ...untouchedForm, canRetry: true, sentence: 'The join code was not changed. Please try again.' }} joinCode={joinCode} />),
  'Archive class': over(<ArchiveClassDialog view={untouchedForm} class={year} work={given} onConfirm={nothing} onRetry={nothing} onClose={nothing} />),
  'Archive class, not saved': over(<ArchiveClassDialog view={unsaved} class={year} work={[]} onConfirm={nothing} onRetry={nothing} onClose={nothing} />),
  'Bring back': over(<ArchiveClassDialog view={untouchedForm} class={exampleArchivedClass} work={given} onConfirm={nothing} onRetry={nothing} onClose={nothing} />),
  'Copy class': over(<CopyClassDialog view={untouchedForm} class={exampleArchivedClass} work={given} {...form} />),
  'Copy class, refused': over(<CopyClassDialog view={{ ...untouchedForm, fields: { name: 'Class name is required' } }} class={{ name: 'Homeroom', students: [] }} work={[]} {...form} />),
  'Copy class, work not read': over(<ClassWorkWaiting title="Copy Homeroom" isFailed onRetry={nothing} onClose={nothing} />),
  'Copy class, reading': over(<ClassWorkWaiting title="Copy Homeroom" isFailed={false} onRetry={nothing} onClose={nothing} />),
  'Add to class': placing({}),
  'Add to class, none chosen': placing({ view: { mode: 'asking', error: 'Please select a class' } }),
  'Move to class, under way': placing({ kind: 'move', classId: 3, view: { mode: 'running', done: 4, total: 20, isStopping: false }, count: 20 }),
  'Move to class, being stopped': placing({ kind: 'move', classId: 3, view: { mode: 'running', done: 4, total: 20, isStopping: true }, count: 20 }),
  'Move to class, stopped': placing({ kind: 'move', classId: 3, view: { mode: 'stopped', summary: 'Stopped: 8 of 20 done' }, count: 20 }),
  'Remove from class': placing({ kind: 'takeOut', count: 1 }),
  'Added in part': placing({ view: { mode: 'partlyDone', summary: '18 done, 2 failed', failures: [sameName, sameName] } }),
  'Edit Assignment': over(work === undefined ? null : <EditWorkDialog view={untouchedForm} work={work} zone={timeZone} now={exampleNow} {...form} />),
  'Edit Assignment, not seen yet': over(
    heldBack === undefined ? null : (
      <EditWorkDialog view={{ ...untouchedForm, fields: { seenFrom: 'Students must see it before it is due.' } }} work={heldBack} zone={timeZone} now={exampleNow} {...form} />
    ),
  ),
  'Left with something typed': over(<LosingDialog onStay={nothing} onLeave={nothing} />),
  'Edit assignments together': over(<EditWorksDialog view={failed} work={exampleWork} kept={0} timeZone={timeZone} now={exampleNow} {...form} />),
  'Edit assignments together, some fixed': over(<EditWorksDialog view={untouchedForm} work={exampleWork.slice(0, 2)} kept={9} timeZone={timeZone} now={exampleNow} {...form} />),
  'Fresh start': over(<FreshStartDialog view={untouchedForm} work={exampleWork.slice(0, 1)} onConfirm={nothing} onRetry={nothing} onClose={nothing} />),
  'Fresh start of many': over(<FreshStartDialog view={failed} work={exampleWork} onConfirm={nothing} onRetry={nothing} onClose={nothing} />),
}
