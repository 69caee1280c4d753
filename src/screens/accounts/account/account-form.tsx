import { type FormEvent, useRef, useState } from 'react'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { useFocusWhen } from '#src/screens/exercises/editor/use-focus-when.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input, PasswordInput } from '#src/ui/controls/input.tsx'
import type { AccountFacts } from './account-facts.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

/** An account as typed; an empty new password keeps the old one, the current one stays empty where it is not asked for. */
export type TypedAccount = { name: string; username: string; email: string; currentPassword: string; newPassword: string; confirmPassword: string }

/**
 * Props of `AccountForm`; `isOwn` asks for the current password, `onTyped` hears whether it differs from the account. The address of somebody
 * else's account can be read only, and `emailHelp` says why.
 */
export type AccountFormProps = {
  account: AccountFacts
  isOwn: boolean
  emailLabel: string
  emailHelp?: string
  view: FormView
  onTyped: (isDirty: boolean) => void
  onCancel: () => void
  onSave: (typed: TypedAccount) => void
  onRetry: () => void
}

/** The fields of an account, with what is wrong with them above and below. */
export function AccountForm({ account, isOwn, emailLabel, emailHelp, view, onTyped, onCancel, onSave, onRetry }: AccountFormProps) {
  const [before] = useState<TypedAccount>(() => ({ ...untyped, name: account.name, username: account.username, email: account.email }))
  const [typed, setTyped] = useState(before)
  const first = useRef<HTMLInputElement>(null)
  const form = useFirstWrong(view)
  useFocusWhen(first, true)
  const { isBusy: isFixed, fields } = view
  const [mended, setMended] = useState<readonly string[]>([])
  const errors = Object.fromEntries(Object.entries(fields).filter(([name]) => !mended.includes(name)))
  function change(part: Partial<TypedAccount>) {
    // Without a new password there is no box for its repetition, so what was typed there goes with it.
    const next = { ...typed, ...part, ...(part.newPassword === '' ? { confirmPassword: '' } : {}) }
    setTyped(next)
    setMended([...mended, ...Object.keys(part), ...(part.newPassword === undefined ? [] : ['confirmPassword'])])
    onTyped(JSON.stringify(next) !== JSON.stringify(before))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isFixed) return
    setMended([])
    onSave(typed)
  }
  return (
    <form ref={form} className={stack} onSubmit={submit} aria-busy={isFixed} noValidate>
      <FormSentence view={view} onRetry={onRetry} />
      <ErrorSummary fields={errors} />
      {lines.map(({ name, label, ownComplete, ...rest }) => (
        <Field key={name} label={name === 'email' ? emailLabel : label} help={name === 'email' ? emailHelp : undefined} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              {...rest}
              ref={name === 'name' ? first : undefined}
              name={name}
              value={typed[name]}
              autoComplete={isOwn ? ownComplete : 'off'}
              readOnly={isFixed || (name === 'email' && emailHelp !== undefined)}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <NewPasswordFields typed={typed} errors={errors} isFixed={isFixed} help={isOwn ? ownHelp : theirHelp} onType={change} />
      {isOwn ? (
        <Field label="Current Password" help={errors['currentPassword'] === needed ? undefined : needed} error={errors['currentPassword']}>
          {(control) => (
            <PasswordInput
              {...control}
              name="currentPassword"
              value={typed.currentPassword}
              autoComplete="current-password"
              maxLength={128}
              readOnly={isFixed}
              onChange={(event) => change({ currentPassword: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : null}
      <div className={row}>
        {Object.keys(errors).length === 0 ? null : <p className={css({ color: 'bad' })}>Please fix the errors before saving</p>}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isFixed} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}

const untyped = { currentPassword: '', newPassword: '', confirmPassword: '' }
const needed = 'Current password is required to save changes'
const ownHelp = 'Leave it empty to keep the current one.'
const theirHelp = 'Leave it empty to keep the current one. The student chooses their own at the next login.'
const lines = [
  { name: 'name', label: 'Name', type: 'text', autoCapitalize: 'words', maxLength: 100, ownComplete: 'name' },
  { name: 'username', label: 'Username', type: 'text', autoCapitalize: 'none', maxLength: 50, ownComplete: 'username' },
  { name: 'email', label: 'Email', type: 'email', autoCapitalize: 'none', maxLength: 254, ownComplete: 'email' },
] as const
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '3' })
