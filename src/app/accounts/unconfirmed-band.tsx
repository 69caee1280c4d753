import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { sendConfirmation } from '#contract/accounts/registration.ts'
import { confirmationAgainMachine } from '#machines/accounts/confirming/confirming.forms.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { UnconfirmedNotice } from '#src/screens/shell/unconfirmed-notice.tsx'
import { mailWords } from './mail-words.ts'

/** Tells a teacher whose address is not confirmed what waits for it, and has another link mailed. */
export function UnconfirmedBand({ email }: { email: string }) {
  const [times, setTimes] = useState(0)
  function done(told: MailTold) {
    notifySuccess(told.sent ? mailWords(told, 'Email sent') : 'Your address is confirmed already')
    setTimes(times + 1)
  }
  return <AskingAgain key={times} email={email} onDone={done} />
}

function AskingAgain({ email, onDone }: { email: string; onDone: (told: MailTold) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => ({
    save: fromPromise<SubmissionResult<MailTold>, { values: Record<string, never> | null }>(({ signal }) =>
      submissionResult(() => api.send(sendConfirmation, { signal })),
    ),
  }))
  const { view, save, retry } = useForm({ machine: confirmationAgainMachine, actors, onSaved: onDone })
  return <UnconfirmedNotice email={email} isBusy={view.isBusy} sentence={view.sentence} onSend={() => (view.canRetry ? retry() : save({}))} />
}
