import { useSelector } from '@xstate/react'
import type { NewPasswordValues } from '#machines/forms/submission/new-password.machine.ts'
import type { SubmissionActorRef } from '#machines/forms/submission/submission.machine.ts'
import { NewPasswordScreen, type NewPasswordScreenProps } from '#src/screens/accounts/sign-in/new-password-screen.tsx'

type ChoosingPasswordProps = Pick<NewPasswordScreenProps, 'asksCurrent' | 'username' | 'onLogout'> & {
  form: SubmissionActorRef<NewPasswordValues, { accessToken: string }>
  next: string
}

/** Binds choosing a new password to its page; `next` is where its person goes then. */
export function ChoosingPassword({ form, next, ...who }: ChoosingPasswordProps) {
  const moment = useSelector(form, (now) => now)
  const { sentence, fields } = moment.context
  return (
    <NewPasswordScreen
      {...who}
      view={moment.matches('saved') ? { mode: 'saved', next } : { mode: 'editing', isBusy: moment.hasTag('pending'), sentence, fields }}
      onSave={(values) => form.send({ type: 'values.submitted', values })}
    />
  )
}
