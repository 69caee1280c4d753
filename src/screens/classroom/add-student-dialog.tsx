import { type FormEvent, useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { upload } from '#src/ui/icons.ts'
import { FormSentence } from './form-sentence.tsx'
import type { FormView } from './form-view.ts'
import { nextUsername } from './next-username.ts'

/** What is typed of a new student. */
export type TypedStudent = { name: string; username: string; email: string }

/** Props of `AddStudentDialog`; `usernameOf` makes one from a name, `refusedUsername` is one somebody else has. */
export type AddStudentDialogProps = {
  view: FormView
  className: string | null
  refusedUsername: string | null
  usernameOf: (name: string) => string
  onSave: (student: TypedStudent) => void
  onRetry: () => void
  onImport: () => void
  onClose: () => void
}

/** One student's account: the username follows the name until it is typed. Load it lazily. */
export function AddStudentDialog(props: AddStudentDialogProps) {
  const { view, refusedUsername } = props
  const [typed, setTyped] = useState<TypedStudent>({ name: '', username: '', email: '' })
  const [isOwnUsername, setIsOwnUsername] = useState(false)
  const form = useId()
  const other = refusedUsername !== null && refusedUsername === typed.username.trim() ? nextUsername(refusedUsername) : null
  function makeUsername() {
    if (!isOwnUsername) setTyped((now) => ({ ...now, username: props.usernameOf(now.name) }))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSave(typed)
  }
  return (
    <Dialog open title="Add Student" onClose={props.onClose}>
      <DialogBody>
        <form id={form} className={stack} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={props.onRetry} />
          <Field label="Name" error={view.fields['name']}>
            {(control) => (
              <Input
                {...control}
                value={typed.name}
                autoComplete="off"
                maxLength={100}
                readOnly={view.isBusy}
                onBlur={makeUsername}
                onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
              />
            )}
          </Field>
          <Field label="Username" help="Made from the name; letters and digits without spaces." error={view.fields['username']}>
            {(control) => (
              <Input
                {...control}
                value={typed.username}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={50}
                readOnly={view.isBusy}
                onChange={({ currentTarget: { value } }) => {
                  setIsOwnUsername(value !== '')
                  setTyped({ ...typed, username: value })
                }}
              />
            )}
          </Field>
          {other === null ? null : (
            <Button variant="secondary" size="sm" className={css({ alignSelf: 'flex-start' })} onClick={() => setTyped({ ...typed, username: other })}>
              Use {other} instead
            </Button>
          )}
          <Field label="Email" error={view.fields['email']}>
            {(control) => (
              <Input
                {...control}
                type="email"
                value={typed.email}
                autoComplete="off"
                maxLength={254}
                readOnly={view.isBusy}
                onChange={({ currentTarget: { value } }) => setTyped({ ...typed, email: value })}
              />
            )}
          </Field>
          <p className={css({ color: 'muted' })}>
            {props.className === null ? 'A start password is made and shown once.' : `Joins ${props.className}. A start password is made and shown once.`}
          </p>
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="text" icon={upload} className={css({ mr: { md: 'auto' } })} onClick={props.onImport}>
          Import a CSV file
        </Button>
        <Button variant="secondary" onClick={props.onClose}>
          Cancel
        </Button>
        <Button type="submit" form={form} busy={view.isBusy} busyLabel="Adding...">
          Add Student
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
