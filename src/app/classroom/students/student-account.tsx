import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { allowanceMachine, mailLinkMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createAllowanceActors, createMailLinkActors } from '#src/actors/classroom/student.forms.ts'
import { AllowanceForm } from '#src/screens/classroom/students/allowance-form.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { mail } from '#src/ui/icons/icons.ts'
import { mailWords } from '#src/app/accounts/mail-words.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'

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
    onSaved: (told) => {
      notifySuccess(mailWords(told, "Magic link generated and sent to student's email"))
      onSent()
    },
  })
  return (
    <>
      <Button variant="secondary" icon={mail} busy={view.isBusy} busyLabel="Sending..." onClick={() => save({ studentId: student.id, email: student.email, username: student.username })}>
        Generate Magic Link
      </Button>
      <FormSentence view={view} isTyped={false} onRetry={retry} />
    </>
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
  const { time_factor: timeFactor, allow_paste: allowsPaste, sets_goals: setsGoals } = student.accommodations
  return <AllowanceForm view={view} allowance={{ timeFactor, allowsPaste, setsGoals }} onSave={save} onRetry={retry} />
}
