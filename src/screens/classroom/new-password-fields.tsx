import { passwordRules } from '#contract/people.ts'
import { css, cva } from '#styled/css'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { check, minus } from '#src/ui/icons.ts'
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
  const isSame = newPassword === confirmPassword
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
          <ul className={list} aria-label="A new password needs">
            {passwordRules.map((one) => (
              <Line key={one.id} isMet={one.isMet(newPassword)} words={ruleWords[one.id]} />
            ))}
          </ul>
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
          {confirmPassword === '' ? null : (
            <ul className={list} aria-live="polite">
              <Line isMet={isSame} words={isSame ? 'Passwords match' : 'Passwords do not match'} />
            </ul>
          )}
        </>
      )}
    </>
  )
}

function Line({ isMet, words }: { isMet: boolean; words: string }) {
  return (
    <li className={line({ isMet })}>
      <Icon of={isMet ? check : minus} size={16} label={isMet ? 'Done:' : 'To do:'} />
      {words}
    </li>
  )
}

const ruleWords = {
  length: 'at least 6 characters',
  letter: 'at least one letter',
  digit: 'at least one number',
  characters: 'only letters, numbers and common punctuation',
} as const
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', textStyle: 'label' })
const line = cva({
  base: { display: 'flex', alignItems: 'center', gap: '2' },
  variants: { isMet: { true: { color: 'good' }, false: { color: 'muted' } } },
})
