import { type FormEvent, useId, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'

/**
 * Props of `ClassNameDialog`; `name` is the one the class has, empty for a new one, `keepsVoices` null where it is not asked yet.
 * `onTyped` hears whether it differs, `onCancel` is Cancel's, which asks nothing more.
 */
export type ClassNameDialogProps = {
  view: FormView
  name: string
  keepsVoices: boolean | null
  onTyped: (isDirty: boolean) => void
  onSave: (name: string, keepsVoices: boolean) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** The name of a class, new or not, and whether the school agreed that its students' voices are kept. Load it lazily. */
export function ClassNameDialog({ view, name, keepsVoices, onTyped, onSave, onRetry, onCancel, onClose }: ClassNameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [isKeeping, setIsKeeping] = useState(keepsVoices ?? false)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  const isNew = name === ''
  function change(next: string, isKept: boolean) {
    setTyped(next)
    setIsKeeping(isKept)
    onTyped(next.trim() !== name || isKept !== (keepsVoices ?? false))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(typed, isKeeping)
  }
  return (
    <Dialog open title={isNew ? 'Add Class' : 'Edit class'} initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <Field label="Name" error={view.fields['name']}>
            {(control) => (
              <Input
                {...control}
                ref={first}
                value={typed}
                autoComplete="off"
                maxLength={100}
                readOnly={view.isBusy}
                onChange={(event) => change(event.currentTarget.value, isKeeping)}
              />
            )}
          </Field>
          {keepsVoices === null ? null : (
            <Checkbox checked={isKeeping} disabled={view.isBusy} onChange={(isKept) => change(typed, isKept)} help={voiceWords}>
              Our school agrees that voice recordings are kept
            </Checkbox>
          )}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" disabled={view.isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" form={form} busy={view.isBusy} busyLabel="Saving...">
          {isNew ? 'Add Class' : 'Save'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

const voiceWords =
  'You and the student can listen to them for a while. Without this, recordings are scored and then deleted. If you turn it off later, those kept so far are deleted within two hours.'
