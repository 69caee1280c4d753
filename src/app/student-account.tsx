import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Student } from '#contract/students.ts'
import { type Addressee, allowanceMachine, mailLinkMachine, resetPasswordMachine } from '#machines/classroom/classroom.forms.ts'
import { createAllowanceActors, createMailLinkActors, createResetPasswordActors } from '#src/actors/student.forms.ts'
import { AllowanceForm } from '#src/screens/classroom/allowance-form.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import { nameOfStudent } from '#src/screens/classroom/student-columns.tsx'
import { Button } from '#src/ui/button.tsx'
import { keyRound, mail } from '#src/ui/icons.ts'
import { notifySuccess } from './notices.ts'
import { useForm } from './use-form.ts'

const ResetPasswordDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/reset-password-dialog.tsx')).ResetPasswordDialog }))
const StartPasswordDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/start-password-dialog.tsx')).StartPasswordDialog }))
const ClassCards = lazy(async () => ({ default: (await import('./class-cards.tsx')).ClassCards }))

/** Mails a student a link that signs them in; as often as wanted. */
export function MailLink({ student }: { student: Student }) {
  const [round, setRound] = useState(0)
  return <MailLinkOnce key={round} student={student} onSent={() => setRound(round + 1)} />
}

function MailLinkOnce({ student, onSent }: { student: Student; onSent: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createMailLinkActors({ api }))
  const { view, save, retry } = useForm({
    machine: mailLinkMachine,
    actors,
    onSaved: () => {
      notifySuccess("Magic link generated and sent to student's email")
      onSent()
    },
  })
  return (
    <>
      <Button variant="secondary" icon={mail} busy={view.isBusy} busyLabel="Sending..." onClick={() => save(addresseeOf(student))}>
        Generate Magic Link
      </Button>
      <FormSentence view={view} onRetry={retry} />
    </>
  )
}

/** Replaces a student's password after asking, and shows the new one once. */
export function ResetPassword({ student, onReset }: { student: Student; onReset: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  function close() {
    setIsOpen(false)
    onReset()
  }
  return (
    <>
      <Button variant="secondary" icon={keyRound} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Reset Password
      </Button>
      <Suspense>{isOpen ? <Resetting student={student} onClose={close} /> : null}</Suspense>
    </>
  )
}

function Resetting({ student, onClose }: { student: Student; onClose: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [startPassword, setStartPassword] = useState<string | null>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [actors] = useState(() => createResetPasswordActors({ api }))
  const { view, save, retry } = useForm({ machine: resetPasswordMachine, actors, onSaved: (saved) => setStartPassword(saved.startPassword) })
  const name = nameOfStudent(student)
  if (startPassword === null) return <ResetPasswordDialog view={view} name={name} onConfirm={() => save(addresseeOf(student))} onRetry={retry} onClose={onClose} />
  if (isPrinting) {
    return <ClassCards cards={[{ studentId: student.id, name, username: student.username, startPassword }]} onClose={() => setIsPrinting(false)} />
  }
  return (
    <StartPasswordDialog
      title={`${name}'s new start password`}
      lead="Password successfully reset to default!"
      problem={null}
      username={student.username}
      startPassword={startPassword}
      onPrint={() => setIsPrinting(true)}
      onAnother={null}
      onClose={onClose}
    />
  )
}

/** What a student is allowed beside others. */
export function StudentAllowance({ student, onSaved }: { student: Student; onSaved: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createAllowanceActors({ api, student }))
  const { view, save, retry } = useForm({
    machine: allowanceMachine,
    actors,
    onSaved: () => {
      notifySuccess('Changes saved successfully!', 2000)
      onSaved()
    },
  })
  const { time_factor: timeFactor, allow_paste: allowsPaste } = student.accommodations
  return <AllowanceForm view={view} allowance={{ timeFactor, allowsPaste }} onSave={save} onRetry={retry} />
}

function addresseeOf({ id: studentId, email, username }: Student): Addressee {
  return { studentId, email, username }
}
