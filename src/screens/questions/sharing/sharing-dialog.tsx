import { type FormEvent, useId, useRef, useState } from 'react'
import type { Sharing } from '#contract/questions/sharing.ts'
import type { SharingValues } from '#machines/questions/sharing/sharing.ts'
import { css } from '#styled/css'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { ColleagueChoice, type ColleagueChoiceProps } from './colleague-choice.tsx'
import { personChoices, schoolChoices } from './sharing-words.ts'

/**
 * Props of `SharingDialog`. `drawFound` reads and draws colleagues by name, `onTyped` hears whether it differs from how it is shared,
 * `onCancel` is Cancel's, which asks nothing more.
 */
export type SharingDialogProps = {
  title: string
  reading: { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; found: Sharing }
  view: FormView
  drawFound: ColleagueChoiceProps['drawFound']
  onTyped: (isDirty: boolean) => void
  onSave: (change: SharingValues) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** With whom an exercise or question is shared: the school, colleagues by name, and what each may do. Load it lazily. */
export function SharingDialog({ title, reading, view, drawFound, onTyped, onSave, onRetry, onCancel, onClose }: SharingDialogProps) {
  const form = useId()
  return (
    <Dialog open size="md" title={`Share “${title}”`} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        {reading.mode === 'loading' ? <LoadingLine>Loading...</LoadingLine> : null}
        {reading.mode === 'failed' ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch with whom this is shared
          </ErrorBand>
        ) : null}
        {reading.mode === 'ready' ? <SharingForm form={form} sharing={reading.found} {...{ view, drawFound, onTyped, onSave, onRetry }} /> : null}
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

type SharingFormProps = Pick<SharingDialogProps, 'view' | 'drawFound' | 'onTyped' | 'onSave' | 'onRetry'> & { form: string; sharing: Sharing }

function SharingForm({ form, sharing, view, drawFound, onTyped, onSave, onRetry }: SharingFormProps) {
  const [chosen, setChosen] = useState(sharing)
  const [words, setWords] = useState('')
  const searchBox = useRef<HTMLInputElement>(null)
  function change(next: Sharing) {
    setChosen(next)
    onTyped(JSON.stringify(next) !== JSON.stringify(sharing))
  }
  function allow(id: number, mayEdit: boolean) {
    change({ ...chosen, people: chosen.people.map((one) => (one.id === id ? { ...one, may_edit: mayEdit } : one)) })
  }
  // The row that was pressed goes: the focus would go with it.
  function name(people: Sharing['people']) {
    change({ ...chosen, people })
    searchBox.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave({ version: sharing.version, school: chosen.school, people: chosen.people.map(({ id, may_edit }) => ({ id, may_edit })) })
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
      <ColleagueChoice
        words={words}
        without={[sharing.owner.id, ...chosen.people.map(({ id }) => id)]}
        isBusy={view.isBusy}
        searchBox={searchBox}
        onSearch={setWords}
        onAdd={(colleague) => name([...chosen.people, { ...colleague, may_edit: false }])}
        drawFound={drawFound}
      />
      {chosen.people.length === 0 ? null : (
        <ul aria-label="Shared with" className={styles.list}>
          {chosen.people.map(({ id, name: person, may_edit: mayEdit }) => (
            <li key={id} className={styles.row}>
              <bdi className={styles.name}>{person}</bdi>
              <Select
                aria-label={`What ${person} may do`}
                options={personChoices}
                value={mayEdit ? 'edit' : 'use'}
                disabled={view.isBusy}
                onChange={(may) => allow(id, may === 'edit')}
              />
              <Button
                variant="text"
                size="row"
                disabled={view.isBusy}
                aria-label={`Remove ${person}`}
                onClick={() => name(chosen.people.filter((one) => one.id !== id))}
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

const styles = {
  form: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  quiet: css({ color: 'muted' }),
  list: css({ display: 'flex', flexDirection: 'column' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', py: '2', borderBottom: '[1px solid token(colors.hairline)]' }),
  name: css({ flex: { base: '[1 0 100%]', md: '[1 1 0]' }, minWidth: '0', fontWeight: 'semibold', overflowWrap: 'break-word' }),
}
