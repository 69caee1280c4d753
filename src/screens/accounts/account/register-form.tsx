import type { FormEvent } from 'react'
import { nextUsername } from '#contract/accounts/next-username.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { PasswordRules, PasswordsMatch } from '#src/screens/accounts/password-rules.tsx'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input, PasswordInput } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** A field of the page. */
export type RegisterField = 'name' | 'email' | 'age' | 'username' | 'password' | 'confirmPassword'

/**
 * Props of `RegisterForm`: `refused` are the problems as they were when it was last sent, `problems` those that still stand, `sentence`
 * what concerns all of it; `busyLabel` is null while nothing is on its way.
 */
export type RegisterFormProps = {
  typed: Readonly<Record<RegisterField, string>>
  refused: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  sentence: string | null
  busyLabel: string | null
  onType: (field: RegisterField, text: string) => void
  onRegister: () => void
}

/** The fields of a new account; a username is offered until one is typed. */
export function RegisterForm({ typed, refused, problems, sentence, busyLabel, onType, onRegister }: RegisterFormProps) {
  const form = useFirstWrong({ fields: refused })
  const isBusy = busyLabel !== null
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onRegister()
  }
  function take(username: string) {
    onType('username', username)
    form.current?.querySelector<HTMLElement>('[name=username]')?.focus()
  }
  function line(field: 'name' | 'email' | 'age' | 'username') {
    const { label, help, ...rest } = fields[field]
    return (
      <Field label={label} help={help} error={problems[field]}>
        {(control) => (
          <Input {...control} {...rest} height="lg" name={field} value={typed[field]} readOnly={isBusy} onChange={({ currentTarget: { value } }) => onType(field, value)} />
        )}
      </Field>
    )
  }
  function secret(field: 'password' | 'confirmPassword') {
    return (
      <Field label={field === 'password' ? 'Password' : 'Confirm Password'} error={problems[field]}>
        {(control) => (
          <PasswordInput
            {...control}
            height="lg"
            name={field}
            value={typed[field]}
            autoComplete="new-password"
            maxLength={128}
            readOnly={isBusy}
            onChange={({ currentTarget: { value } }) => onType(field, value)}
          />
        )}
      </Field>
    )
  }
  const other = problems['username'] === 'Username already exists' ? nextUsername(typed.username.trim()) : null
  return (
    <form ref={form} className={stack} onSubmit={submit} aria-busy={isBusy} noValidate>
      {sentence === null ? null : (
        <Notice tone="bad">
          <strong>Error</strong>
          <p>{sentence}</p>
        </Notice>
      )}
      {line('name')}
      {line('email')}
      {line('age')}
      {line('username')}
      {other === null ? null : (
        <Button variant="secondary" size="sm" className={css({ alignSelf: 'flex-start', maxWidth: 'full', overflowWrap: 'anywhere' })} onClick={() => take(other)}>
          Use {other} instead
        </Button>
      )}
      <PasswordRules typed={typed.password} error={problems['password']}>{secret('password')}</PasswordRules>
      {secret('confirmPassword')}
      {typed.confirmPassword === '' || problems['confirmPassword'] !== undefined ? null : <PasswordsMatch isMet={typed.password === typed.confirmPassword} />}
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel={busyLabel ?? 'Creating account...'}>
        Create account
      </Button>
    </form>
  )
}

const plain = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
const fields = {
  name: { label: 'Name', help: undefined, autoComplete: 'name', autoCapitalize: 'words', maxLength: 100 },
  email: { label: 'Email', help: undefined, ...plain, type: 'email', autoComplete: 'email', maxLength: 254 },
  age: { label: 'Age', help: undefined, inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
  username: { label: 'Username', help: 'Made from your name and age. You can change it.', ...plain, autoComplete: 'username', maxLength: 50 },
} as const
const stack = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
