import type { FormEvent } from 'react'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { Cover } from '#src/screens/accounts/sign-in/cover.tsx'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Asking for a mailed link, or asked. */
export type RecoveryView = { mode: 'asking'; form: FormView } | { mode: 'sent' }

/** Props of `RecoveryScreen`; `onBack` goes back one page. */
export type RecoveryScreenProps = { view: RecoveryView; onRecover: (identifier: string) => void; onRetry: () => void; onBack: () => void }

/** For whoever cannot get in; it never tells whether there is such an account. */
export function RecoveryScreen({ view, onRecover, onRetry, onBack }: RecoveryScreenProps) {
  const form = useFirstWrong({ fields: view.mode === 'asking' ? view.form.fields : {} })
  if (view.mode === 'sent') {
    return (
      <Cover>
        <h1 className={title} tabIndex={-1} ref={(heading) => heading?.focus()}>
          Account Access Email Sent
        </h1>
        <div className={stack}>
          <Notice tone="good">If that account exists, an email with a link is on its way.</Notice>
          <p className={muted}>
            The link signs you in once, for 60 minutes, and lets you choose a new password. Nothing there? Check your spam folder.
            Students can also ask their teacher for a new password.
          </p>
          <ButtonLink size="lg" wide href="/login">
            Back to login
          </ButtonLink>
        </div>
      </Cover>
    )
  }
  const { isBusy, fields } = view.form
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) onRecover(String(new FormData(event.currentTarget).get('identifier') ?? ''))
  }
  return (
    <Cover>
      <h1 className={title} tabIndex={-1}>
        Account Recovery
      </h1>
      <p className={lead}>We will email you a link that signs you in.</p>
      <form ref={form} className={stack} onSubmit={submit} aria-busy={isBusy} noValidate>
        <Field label="Email or Username" error={fields['identifier']}>
          {(control) => (
            <Input
              {...control}
              height="lg"
              name="identifier"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={254}
              readOnly={isBusy}
            />
          )}
        </Field>
        <FormSentence view={view.form} onRetry={onRetry} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Processing...">
          Reset Password
        </Button>
        <Button variant="text" onClick={onBack}>
          Back to login
        </Button>
      </form>
    </Cover>
  )
}

const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const lead = css({ mt: '2', textStyle: 'body', color: 'muted' })
const stack = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
const muted = css({ color: 'muted' })
