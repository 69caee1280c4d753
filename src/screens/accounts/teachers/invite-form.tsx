import { type FormEvent, useState } from 'react'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { EmailInput } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useCopy } from '#src/ui/hooks/use-copy.ts'
import { copy } from '#src/ui/icons/icons.ts'
import { css } from '#styled/css'

/** Props of `InviteForm`; `made` is the invitation that was sent last. */
export type InviteFormProps = {
  view: FormView
  made: { email: string; url: string } | null
  onTyped: (isDirty: boolean) => void
  onInvite: (email: string) => void
  onRetry: () => void
}

/** Invites somebody by their e-mail address, and shows the link that was mailed. */
export function InviteForm({ view, made, onTyped, onInvite, onRetry }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const form = useFirstWrong(view)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!view.isBusy) onInvite(email)
  }
  function change(text: string) {
    setEmail(text)
    onTyped(text !== '')
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {made === null ? null : <MadeInvite {...made} />}
      <FormSentence view={view} onRetry={onRetry} />
      <Field label="Email" help="The link in the email works once, for 14 days." error={view.fields['email']}>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            value={email}
            readOnly={view.isBusy}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" className={styles.button} busy={view.isBusy} busyLabel="Inviting...">
        Invite
      </Button>
    </form>
  )
}

function MadeInvite({ email, url }: { email: string; url: string }) {
  const { outcome, copy: copyLink } = useCopy(url)
  return (
    <Notice tone="good">
      {email} is invited by email. You can hand over the link as well: <span className={styles.link}>{url}</span>{' '}
      <Button variant="text" size="sm" icon={copy} onClick={copyLink}>
        {outcome === 'copied' ? 'Copied' : 'Copy the link'}
      </Button>
      {outcome === 'refused' ? ' Your browser does not allow copying here. Select the link and copy it yourself.' : null}
    </Notice>
  )
}

const styles = {
  form: css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4', maxWidth: '[44rem]' }),
  button: css({ alignSelf: 'flex-start' }),
  link: css({ fontFamily: 'mono', overflowWrap: 'anywhere', userSelect: 'all' }),
}
