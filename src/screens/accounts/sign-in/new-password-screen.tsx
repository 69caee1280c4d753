import { type FormEvent, useState } from 'react'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { PasswordRules, PasswordsMatch } from '#src/screens/accounts/password-rules.tsx'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { PasswordInput } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'
import { Cover } from './cover.tsx'

/** What was typed. `currentPassword` is null when it was not asked for. */
export type TypedPasswords = { currentPassword: string | null; newPassword: string; confirmPassword: string }

/** The password page: filling in, or done. */
export type NewPasswordView =
  | { mode: 'editing'; isBusy: boolean; sentence: string | null; fields: Record<string, string> }
  | { mode: 'saved'; next: string }

/** Props of `NewPasswordScreen`. `asksCurrent` is false after a mailed link or start password. */
export type NewPasswordScreenProps = {
  view: NewPasswordView
  asksCurrent: boolean
  username: string
  onSave: (typed: TypedPasswords) => void
  /** Leaves for good: whoever sits here may not be who the password is for. */
  onLogout: () => void
}

/** Choosing a new password, with the rules ticked off while typing. */
export function NewPasswordScreen({ view, asksCurrent, username, onSave, onLogout }: NewPasswordScreenProps) {
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const editing = useFirstWrong({ fields: view.mode === 'editing' ? view.fields : noFields })
  if (view.mode === 'saved') {
    return (
      <Cover>
        <h1 className={title} tabIndex={-1} ref={takeFocus}>
          Password Updated
        </h1>
        <div className={form}>
          <Notice tone="good">Use it from now on. Other devices were signed out.</Notice>
          <ButtonLink size="lg" wide href={view.next}>
            {view.next === '/' || view.next === '/student' ? 'Go to Dashboard' : 'Continue'}
          </ButtonLink>
        </div>
      </Cover>
    )
  }
  return (
    <Cover>
      <h1 className={title} tabIndex={-1}>
        Choose a new password
      </h1>
      <form ref={editing} className={form} onSubmit={(event) => submit(event, onSave)} aria-busy={view.isBusy} noValidate>
        <input type="text" dir="auto" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
        {asksCurrent ? <PasswordLine label="Current Password" name="currentPassword" view={view} /> : null}
        <PasswordRules typed={typed}>
          <PasswordLine label="New Password" name="newPassword" view={view} onType={setTyped} />
        </PasswordRules>
        <PasswordLine label="Confirm Password" name="confirmPassword" view={view} onType={setAgain} />
        {again === '' || view.fields['confirmPassword'] !== undefined ? null : <PasswordsMatch isMet={again === typed} />}
        {view.sentence ? <Notice tone="bad">{view.sentence}</Notice> : null}
        <Button type="submit" size="lg" wide busy={view.isBusy} busyLabel="Saving...">
          Save
        </Button>
        {asksCurrent ? (
          <ButtonLink variant="text" href="/profile">
            Back to profile
          </ButtonLink>
        ) : null}
        <Button variant="text" onClick={onLogout}>
          Not {username}? Log out
        </Button>
      </form>
    </Cover>
  )
}

type LineProps = { label: string; name: string; view: Extract<NewPasswordView, { mode: 'editing' }>; onType?: (text: string) => void }

function PasswordLine({ label, name, view, onType }: LineProps) {
  return (
    <Field label={label} error={view.fields[name]}>
      {(control) => (
        <PasswordInput
          {...control}
          height="lg"
          name={name}
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          maxLength={128}
          readOnly={view.isBusy}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** The button that had the focus is gone with the form. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus()
}

function submit(event: FormEvent<HTMLFormElement>, onSave: NewPasswordScreenProps['onSave']) {
  event.preventDefault()
  const typed = new FormData(event.currentTarget)
  const current = typed.get('currentPassword')
  onSave({
    currentPassword: current === null ? null : String(current),
    newPassword: String(typed.get('newPassword') ?? ''),
    confirmPassword: String(typed.get('confirmPassword') ?? ''),
  })
}

const noFields = {}
const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const form = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
