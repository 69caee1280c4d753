import { type FormEvent, useRef, useState } from 'react'
import { useFocusWhen } from '#src/screens/exercise-editor/use-focus-when.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FormSentence } from './form-sentence.tsx'
import type { FormView } from './form-view.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useFirstWrong } from './use-first-wrong.ts'

/** A student's account as it is. */
export type AccountFacts = { id: number; name: string; username: string; email: string }

/** A student's account as typed; an empty new password keeps the old one. */
export type TypedAccount = { name: string; username: string; email: string; newPassword: string; confirmPassword: string }

/** Props of `AccountForm`; `onTyped` hears whether it differs from the account. */
export type AccountFormProps = {
  account: AccountFacts
  view: FormView
  onTyped: (isDirty: boolean) => void
  onCancel: () => void
  onSave: (typed: TypedAccount) => void
  onRetry: () => void
}

/** The fields of a student's account, with what is wrong with them above and below. */
export function AccountForm({ account, view, onTyped, onCancel, onSave, onRetry }: AccountFormProps) {
  const [before] = useState<TypedAccount>({ name: account.name, username: account.username, email: account.email, newPassword: '', confirmPassword: '' })
  const [typed, setTyped] = useState(before)
  const first = useRef<HTMLInputElement>(null)
  const form = useFirstWrong(view)
  useFocusWhen(first, true)
  const problems = Object.values(view.fields)
  function change(part: Partial<TypedAccount>) {
    const next = { ...typed, ...part }
    setTyped(next)
    onTyped(JSON.stringify(next) !== JSON.stringify(before))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form ref={form} className={stack} onSubmit={submit} noValidate>
      <FormSentence view={view} onRetry={onRetry} />
      {problems.length === 0 ? null : (
        <Notice tone="bad">
          <p>Please correct the following errors</p>
          <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {fields.map(({ name, label, type, autoCapitalize, maxLength }) => (
        <Field key={name} label={label} error={view.fields[name]}>
          {(control) => (
            <Input
              {...control}
              ref={name === 'name' ? first : undefined}
              type={type}
              value={typed[name]}
              autoComplete="off"
              autoCapitalize={autoCapitalize}
              maxLength={maxLength}
              readOnly={view.isBusy}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <NewPasswordFields
        typed={typed}
        errors={view.fields}
        isFixed={view.isBusy}
        onType={change}
      />
      <div className={row}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={view.isBusy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}

const fields = [
  { name: 'name', label: 'Name', type: 'text', autoCapitalize: 'words', maxLength: 100 },
  { name: 'username', label: 'Username', type: 'text', autoCapitalize: 'none', maxLength: 50 },
  { name: 'email', label: 'Student Email', type: 'email', autoCapitalize: 'none', maxLength: 254 },
] as const
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' })
