import { type RefObject, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { EmailInput, Input } from '#src/ui/controls/input.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { nextUsername } from '#contract/accounts/next-username.ts'

/** What is typed of a new student. */
export type TypedStudent = { name: string; username: string; email: string }

type AddStudentFieldsProps = {
  view: FormView
  typed: TypedStudent
  /** Where the name is typed. */
  first: RefObject<HTMLInputElement | null>
  refusedUsername: string | null
  /** Hears that the name was left. */
  onNamed: () => void
  onType: (change: Partial<TypedStudent>) => void
}

/** Name, username and e-mail of a new student; the username follows the name until it is typed, and another is offered for a taken one. */
export function AddStudentFields({ view, typed, first, refusedUsername, onNamed, onType }: AddStudentFieldsProps) {
  const username = useRef<HTMLInputElement>(null)
  const other = refusedUsername !== null && refusedUsername === typed.username.trim() ? nextUsername(refusedUsername) : null
  function take(offered: string) {
    onType({ username: offered })
    username.current?.focus()
  }
  return (
    <>
      <Field label="Name" error={view.fields['name']}>
        {(control) => (
          <Input
            {...control}
            ref={first}
            value={typed.name}
            autoComplete="off"
            maxLength={100}
            readOnly={view.isBusy}
            onBlur={onNamed}
            onChange={({ currentTarget: { value } }) => onType({ name: value })}
          />
        )}
      </Field>
      <Field label="Username" help="Made from the name; letters and digits without spaces." error={view.fields['username']}>
        {(control) => (
          <Input
            {...control}
            ref={username}
            value={typed.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            readOnly={view.isBusy}
            onChange={({ currentTarget: { value } }) => onType({ username: value })}
          />
        )}
      </Field>
      {other === null ? null : (
        <Button variant="secondary" size="sm" className={css({ alignSelf: 'flex-start', maxWidth: 'full', overflowWrap: 'anywhere' })} onClick={() => take(other)}>
          Use {other} instead
        </Button>
      )}
      <Field label="Email" error={view.fields['email']}>
        {(control) => (
          <EmailInput
            {...control}
            value={typed.email}
            readOnly={view.isBusy}
            onChange={({ currentTarget: { value } }) => onType({ email: value })}
          />
        )}
      </Field>
    </>
  )
}
