import { PasswordRules, PasswordsMatch } from '#src/screens/password-rules.tsx'
import { Field } from '#src/ui/field.tsx'
import { PasswordInput } from '#src/ui/input.tsx'

type Passwords = { newPassword: string; confirmPassword: string }
type NewPasswordFieldsProps = {
  typed: Passwords
  errors: Readonly<Record<string, string>>
  isFixed: boolean
  onType: (change: Partial<Passwords>) => void
}

/** A new password for somebody else, twice, with the rules ticked off and whether both are the same; empty keeps the old one. */
export function NewPasswordFields({ typed, errors, isFixed, onType }: NewPasswordFieldsProps) {
  const { newPassword, confirmPassword } = typed
  return (
    <>
      <Field label="New Password" help="Leave it empty to keep the present one. The student chooses their own at the next login." error={errors['newPassword']}>
        {(control) => (
          <PasswordInput
            {...control}
            value={newPassword}
            autoComplete="new-password"
            maxLength={128}
            readOnly={isFixed}
            onChange={(event) => onType({ newPassword: event.currentTarget.value })}
          />
        )}
      </Field>
      {newPassword === '' ? null : (
        <>
          <PasswordRules typed={newPassword} />
          <Field label="Confirm Password" error={errors['confirmPassword']}>
            {(control) => (
              <PasswordInput
                {...control}
                value={confirmPassword}
                autoComplete="new-password"
                maxLength={128}
                readOnly={isFixed}
                onChange={(event) => onType({ confirmPassword: event.currentTarget.value })}
              />
            )}
          </Field>
          {confirmPassword === '' ? null : <PasswordsMatch isMet={newPassword === confirmPassword} />}
        </>
      )}
    </>
  )
}
