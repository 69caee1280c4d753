import { type FormEvent, useId, useState } from 'react'
import { css } from '#styled/css'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ErrorBand } from '#src/ui/band.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { pencil } from '#src/ui/icons.ts'
import { Input } from '#src/ui/input.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { LoadingLine } from '#src/ui/skeleton.tsx'
import { FormSentence } from './form-sentence.tsx'
import type { FormView } from './form-view.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** A student's account as it is. */
export type AccountFacts = { id: number; name: string; username: string; email: string }

/** A student's account as typed; an empty new password keeps the old one. */
export type TypedAccount = { name: string; username: string; email: string; newPassword: string; confirmPassword: string }

/** How the page stands; `note` is what the last saving came to. */
export type EditStudentView = { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; account: AccountFacts; form: FormView; isEditing: boolean; note: string | null }

/** Props of `EditStudent`. */
export type EditStudentProps = { view: EditStudentView; onEdit: () => void; onCancel: () => void; onSave: (typed: TypedAccount) => void; onRetry: () => void }

/** A student's account: read first, changed after 'Change Details'. */
export function EditStudent({ view, onEdit, onCancel, onSave, onRetry }: EditStudentProps) {
  return (
    <div className={page}>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Edit Student Details' }]} />
      <PageTitle>Edit Student Details</PageTitle>
      {view.mode === 'loading' ? <LoadingLine>Loading...</LoadingLine> : null}
      {view.mode === 'failed' ? (
        <ErrorBand box safe="Nothing was changed." onRetry={onRetry}>
          Failed to load user data
        </ErrorBand>
      ) : null}
      {view.mode === 'ready' ? (
        <Panel title="Account">
          <div className={stack}>
            {view.note === null ? null : <Notice tone="good">{view.note}</Notice>}
            {view.isEditing ? (
              <AccountForm account={view.account} view={view.form} onCancel={onCancel} onSave={onSave} onRetry={onRetry} />
            ) : (
              <AccountAsItIs account={view.account} onEdit={onEdit} />
            )}
          </div>
        </Panel>
      ) : null}
    </div>
  )
}

function AccountAsItIs({ account, onEdit }: { account: AccountFacts; onEdit: () => void }) {
  return (
    <>
      <dl className={facts}>
        <dt>Name</dt>
        <dd>{account.name.trim() === '' ? 'Unnamed' : account.name}</dd>
        <dt>Username</dt>
        <dd>{account.username}</dd>
        <dt>Student Email</dt>
        <dd>{account.email}</dd>
      </dl>
      <div className={row}>
        <ButtonLink variant="secondary" href={`/classroom/student_details?studentId=${account.id}&from=classroom`}>
          Back to the student
        </ButtonLink>
        <Button icon={pencil} onClick={onEdit}>
          Change Details
        </Button>
      </div>
    </>
  )
}

type AccountFormProps = Pick<EditStudentProps, 'onCancel' | 'onSave' | 'onRetry'> & { account: AccountFacts; view: FormView }

function AccountForm({ account, view, onCancel, onSave, onRetry }: AccountFormProps) {
  const [typed, setTyped] = useState<TypedAccount>({ name: account.name, username: account.username, email: account.email, newPassword: '', confirmPassword: '' })
  const form = useId()
  const problems = Object.values(view.fields)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(typed)
  }
  return (
    <form id={form} className={stack} onSubmit={submit} noValidate>
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
              type={type}
              value={typed[name]}
              autoComplete="off"
              autoCapitalize={autoCapitalize}
              maxLength={maxLength}
              readOnly={view.isBusy}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <NewPasswordFields
        typed={typed}
        errors={view.fields}
        isFixed={view.isBusy}
        onType={(change) => setTyped({ ...typed, ...change })}
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
const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  width: 'full',
  maxWidth: '[44rem]',
  mx: 'auto',
  px: { base: '4', md: '8' },
  pt: { base: '4', md: '7' },
  pb: '12',
})
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' })
const facts = css({ display: 'flex', flexDirection: 'column', '& dt': { color: 'muted', textStyle: 'label' }, '& dd': { mb: '2', overflowWrap: 'anywhere', fontWeight: 'medium' } })
