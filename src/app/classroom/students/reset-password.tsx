import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { mailResetMachine, resetPasswordMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createMailResetActors, createResetPasswordActors } from '#src/actors/classroom/student.forms.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { keyRound } from '#src/ui/icons/icons.ts'
import { mailWords } from '#src/app/accounts/mail-words.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { isolated } from '#src/ui/text/isolated.ts'

const ResetPasswordDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/students/reset-password-dialog.tsx')).ResetPasswordDialog }))
const StartPasswordDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/students/start-password-dialog.tsx')).StartPasswordDialog }))
const ClassCards = lazy(async () => ({ default: (await import('#src/app/classroom/classes/class-cards.tsx')).ClassCards }))

/** Replaces a student's password after asking, and shows the new one once. */
export function ResetPassword({ student, onReset }: { student: Student; onReset: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setIsOpen(false)
    onReset()
  }
  return (
    <>
      <Button ref={opener} variant="secondary" icon={keyRound} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Reset Password
      </Button>
      <Suspense>{isOpen ? <Resetting student={student} finalFocus={() => opener.current} onClose={close} /> : null}</Suspense>
    </>
  )
}

function Resetting({ student, finalFocus, onClose }: { student: Student; finalFocus: () => HTMLElement | null; onClose: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [startPassword, setStartPassword] = useState<string | null>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [actors] = useState(() => createResetPasswordActors({ api }))
  const { view, save, retry } = useForm({ machine: resetPasswordMachine, actors, onSaved: (saved) => setStartPassword(saved.startPassword) })
  const [mailActors] = useState(() => createMailResetActors({ api }))
  const mailing = useForm({
    machine: mailResetMachine,
    actors: mailActors,
    onSaved: (told) => {
      notifySuccess(mailWords(told, 'Password reset email sent'))
      onClose()
    },
  })
  const name = nameOfStudent(student)
  const addressee = { studentId: student.id, email: student.email, username: student.username }
  if (startPassword === null) {
    return (
      <ResetPasswordDialog
        view={view}
        mailing={mailing.view}
        name={name}
        email={student.email}
        onConfirm={() => save(addressee)}
        onRetry={retry}
        onMail={() => mailing.save(addressee)}
        onRetryMail={mailing.retry}
        onClose={onClose}
      />
    )
  }
  if (isPrinting) {
    return <ClassCards cards={[{ studentId: student.id, name, username: student.username, startPassword }]} onClose={() => setIsPrinting(false)} />
  }
  return (
    <StartPasswordDialog
      title={`${isolated(name)}'s new start password`}
      lead="Password successfully reset to default!"
      problem={null}
      username={student.username}
      startPassword={startPassword}
      onPrint={() => setIsPrinting(true)}
      onAnother={null}
      finalFocus={finalFocus}
      onClose={onClose}
    />
  )
}
