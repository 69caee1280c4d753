import { useSelector } from '@xstate/react'
import type { NewPasswordValues } from '#machines/submission/new-password.machine.ts'
import type { SubmissionActorRef } from '#machines/submission/submission.machine.ts'
import { NewPasswordScreen, type NewPasswordScreenProps } from '#src/screens/sign-in/new-password-screen.tsx'

type ChoosingPasswordProps = Pick<NewPasswordScreenProps, 'asksCurrent' | 'username' | 'onLogout'> & {
  form: SubmissionActorRef<NewPasswordValues, { accessToken: string }>
  home: '/' | '/student'
}

/** Binds choosing a new password to its page. */
export function ChoosingPassword({ form, home, ...who }: ChoosingPasswordProps) {
  const moment = useSelector(form, (now) => now)
  const { sentence, fields } = moment.context
  return (
    <NewPasswordScreen
      {...who}
      view={moment.matches('saved') ? { mode: 'saved', home } : { mode: 'editing', isBusy: moment.hasTag('pending'), sentence, fields }}
      onSave={(values) => form.send({ type: 'values.submitted', values })}
    />
  )
}
