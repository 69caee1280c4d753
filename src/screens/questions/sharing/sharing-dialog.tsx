import { type FormEvent, useId, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listColleagues, Sharing, SharingChange } from '#contract/questions/sharing.ts'
import { css } from '#styled/css'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { personChoices, schoolChoices } from './sharing-words.ts'

type Colleagues = ReplyOf<typeof listColleagues>

/** Props of `SharingDialog`. `onTyped` hears whether it differs from how it is shared, `onCancel` is Cancel's, which asks nothing more. */
export type SharingDialogProps = {
  title: string
  reading: { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; found: { sharing: Sharing; colleagues: Colleagues } }
  view: FormView
  onTyped: (isDirty: boolean) => void
  onSave: (change: SharingChange) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** With whom an exercise or question is shared: the school, colleagues by name, and what each may do. Load it lazily. */
export function SharingDialog({ title, reading, view, onTyped, onSave, onRetry, onCancel, onClose }: SharingDialogProps) {
  const form = useId()
  return (
    <Dialog open size="md" title={`Share “${title}”`} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        {reading.mode === 'loading' ? <LoadingLine>Loading colleagues...</LoadingLine> : null}
        {reading.mode === 'failed' ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch with whom this is shared
          </ErrorBand>
        ) : null}
        {reading.mode === 'ready' ? <SharingForm form={form} {...reading.found} {...{ view, onTyped, onSave, onRetry }} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} disabled={reading.mode !== 'ready'} busy={view.isBusy} busyLabel="Saving...">
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type SharingFormProps = Pick<SharingDialogProps, 'view' | 'onTyped' | 'onSave' | 'onRetry'> & { form: string; sharing: Sharing; colleagues: Colleagues }

function SharingForm({ form, sharing, colleagues, view, onTyped, onSave, onRetry }: SharingFormProps) {
  const [chosen, setChosen] = useState(sharing)
  const offered = colleagues.results.filter(({ id }) => chosen.people.every((person) => person.id !== id))
  function change(next: Sharing) {
    setChosen(next)
    onTyped(JSON.stringify(next) !== JSON.stringify(sharing))
  }
  function allow(id: number, mayEdit: boolean) {
    change({ ...chosen, people: chosen.people.map((person) => (person.id === id ? { ...person, may_edit: mayEdit } : person)) })
  }
  function add(id: string) {
    const found = offered.find((colleague) => String(colleague.id) === id)
    if (found !== undefined) change({ ...chosen, people: [...chosen.people, { ...found, may_edit: false }] })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave({ school: chosen.school, people: chosen.people.map(({ id, may_edit }) => ({ id, may_edit })) })
  }
  return (
    <form id={form} className={styles.form} onSubmit={submit} noValidate>
      <FormSentence view={view} onRetry={onRetry} />
      <p className={styles.quiet}>Whoever you share this with sees the questions with their answer keys. Students never do.</p>
      <Field label="Your school">
        {(control) => (
          <Select
            {...control}
            options={schoolChoices}
            value={chosen.school}
            disabled={view.isBusy}
            onChange={(school) => change({ ...chosen, school })}
          />
        )}
      </Field>
      <Field label="Add a colleague" help={moreWords(colleagues)}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: '', label: 'Choose a colleague' }, ...offered.map(({ id, name }) => ({ value: String(id), label: name }))]}
            value=""
            disabled={view.isBusy || offered.length === 0}
            onChange={add}
          />
        )}
      </Field>
      {chosen.people.length === 0 ? null : (
        <ul aria-label="Shared with" className={styles.list}>
          {chosen.people.map(({ id, name, may_edit: mayEdit }) => (
            <li key={id} className={styles.row}>
              <bdi className={styles.name}>{name}</bdi>
              <Select
                aria-label={`What ${name} may do`}
                options={personChoices}
                value={mayEdit ? 'edit' : 'use'}
                disabled={view.isBusy}
                onChange={(may) => allow(id, may === 'edit')}
              />
              <Button
                variant="text"
                size="row"
                disabled={view.isBusy}
                aria-label={`Remove ${name}`}
                onClick={() => change({ ...chosen, people: chosen.people.filter((person) => person.id !== id) })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function moreWords({ results, total }: Colleagues): string | undefined {
  if (total === 0) return 'Nobody else teaches at your school yet.'
  return total > results.length ? `The first ${results.length} of ${total} colleagues by name.` : undefined
}

const styles = {
  form: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  quiet: css({ color: 'muted' }),
  list: css({ display: 'flex', flexDirection: 'column' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', py: '2', borderBottom: '[1px solid token(colors.hairline)]' }),
  name: css({ flex: { base: '[1 0 100%]', md: '[1 1 0]' }, minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
}
