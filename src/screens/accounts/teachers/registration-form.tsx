import { type FormEvent, useState } from 'react'
import type { Registration, RegistrationMode } from '#contract/accounts/registration.ts'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { css } from '#styled/css'

/** Props of `RegistrationForm`; `registration` is how it stands. */
export type RegistrationFormProps = {
  view: FormView
  registration: Registration
  onTyped: (isDirty: boolean) => void
  onSave: (typed: { mode: RegistrationMode; domains: string }) => void
  onRetry: () => void
}

/** Decides who may make a teacher account. */
export function RegistrationForm({ view, registration, onTyped, onSave, onRetry }: RegistrationFormProps) {
  const [typed, setTyped] = useState({ mode: registration.mode, domains: registration.domains.join(', ') })
  const form = useFirstWrong(view)
  function change(part: Partial<typeof typed>) {
    setTyped({ ...typed, ...part })
    onTyped(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!view.isBusy) onSave(typed)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormSentence view={view} onRetry={onRetry} />
      <Field label="New teacher accounts" help={helps[typed.mode]}>
        {(control) => <Select {...control} options={modes} value={typed.mode} disabled={view.isBusy} onChange={(mode) => change({ mode })} />}
      </Field>
      {typed.mode === 'domains' ? (
        <Field label="Domains" help="What stands behind the @, such as school.example. Several are set apart by commas." error={view.fields['domains']}>
          {(control) => (
            <Input
              {...control}
              name="domains"
              value={typed.domains}
              autoComplete="off"
              autoCapitalize="none"
              maxLength={2000}
              readOnly={view.isBusy}
              onChange={(event) => change({ domains: event.currentTarget.value })}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" className={styles.button} busy={view.isBusy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  )
}

const modes = [
  { value: 'open', label: 'Anybody may register' },
  { value: 'domains', label: 'Who has an email address of the school' },
  { value: 'invite', label: 'Only who was invited' },
  { value: 'closed', label: 'Nobody' },
] as const

const helps: Record<RegistrationMode, string> = {
  open: 'Anyone who opens this page can create a teacher account and read the shared questions with their answers.',
  domains: 'Students with such an address can register too, and then read the shared questions with their answers. Others need an invitation.',
  invite: 'Administrators send the invitations.',
  closed: 'Open invitations stop working until this is changed.',
}

const styles = {
  form: css({ display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '[44rem]' }),
  button: css({ alignSelf: 'flex-start' }),
}
