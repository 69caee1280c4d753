import { PasswordRules, PasswordsMatch } from '#src/screens/accounts/password-rules.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { PasswordInput } from '#src/ui/controls/input.tsx'

type Passwords = { newPassword: string; confirmPassword: string }
type NewPasswordFieldsProps = {
  typed: Passwords
  errors: Readonly<Record<string, string>>
  isFixed: boolean
  help: string
  onType: (change: Partial<Passwords>) => void
}

/** A new password in place of another, twice, with the rules ticked off and whether both are the same; empty keeps the old one. */
export function NewPasswordFields({ typed, errors, isFixed, help, onType }: NewPasswordFieldsProps) {
  const { newPassword, confirmPassword } = typed
  return (
    <>
      <PasswordRules typed={newPassword} mayStayEmpty error={errors['newPassword']}>
        <Field label="New Password" help={help} error={errors['newPassword']}>
          {(control) => (
            <PasswordInput
              {...control}
              name="newPassword"
              value={newPassword}
              autoComplete="new-password"
              maxLength={128}
              readOnly={isFixed}
              onChange={(event) => onType({ newPassword: event.currentTarget.value })}
            />
          )}
        </Field>
      </PasswordRules>
      {newPassword === '' ? null : (
        <>
          <Field label="Confirm Password" error={errors['confirmPassword']}>
            {(control) => (
              <PasswordInput
                {...control}
                name="confirmPassword"
                value={confirmPassword}
                autoComplete="new-password"
                maxLength={128}
                readOnly={isFixed}
                onChange={(event) => onType({ confirmPassword: event.currentTarget.value })}
              />
            )}
          </Field>
          {confirmPassword === '' || errors['confirmPassword'] !== undefined ? null : <PasswordsMatch isMet={newPassword === confirmPassword} />}
        </>
      )}
    </>
  )
}
