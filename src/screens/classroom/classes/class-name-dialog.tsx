import { type FormEvent, useId, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'
import { ClassNameField } from './class-name-field.tsx'

/** What a class's school agreed to; `asksModel` null where there is no language model. */
export type Consents = { keepsVoices: boolean; asksModel: boolean | null }

const none: Consents = { keepsVoices: false, asksModel: null }

/**
 * Props of `ClassNameDialog`; `name` is the one the class has, empty for a new one, `consents` null where nothing is asked yet.
 * `onTyped` hears whether it differs, `onCancel` is Cancel's, which asks nothing more.
 */
export type ClassNameDialogProps = {
  view: FormView
  name: string
  consents: Consents | null
  onTyped: (isDirty: boolean) => void
  onSave: (name: string, consents: Consents) => void
  onRetry: () => void
  onCancel: () => void
  onClose: () => void
}

/** The name of a class, new or not, and what its school agreed to. Load it lazily. */
export function ClassNameDialog({ view, name, consents, onTyped, onSave, onRetry, onCancel, onClose }: ClassNameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [agreed, setAgreed] = useState(consents ?? none)
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const formRef = useFirstWrong(view)
  const isNew = name === ''
  function change(next: string, to: Consents) {
    setTyped(next)
    setAgreed(to)
    const was = consents ?? none
    onTyped(next.trim() !== name || to.keepsVoices !== was.keepsVoices || to.asksModel !== was.asksModel)
  }
  const voices = { checked: agreed.keepsVoices, onChange: (keepsVoices: boolean) => change(typed, { ...agreed, keepsVoices }) }
  const model = { checked: agreed.asksModel ?? false, onChange: (asksModel: boolean) => change(typed, { ...agreed, asksModel }) }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(typed, agreed)
  }
  return (
    <Dialog open title={isNew ? 'Add Class' : 'Edit class'} initialFocus={first} dismissible={!view.isBusy} onClose={onClose}>
      <DialogBody>
        <form ref={formRef} id={form} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })} onSubmit={submit} noValidate>
          <FormSentence view={view} onRetry={onRetry} />
          <ClassNameField label="Name" view={view} value={typed} input={first} onType={(next) => change(next, agreed)} />
          {consents === null ? null : (
            <Checkbox {...voices} disabled={view.isBusy} help={voiceWords}>
              Our school agrees that voice recordings are kept
            </Checkbox>
          )}
          {agreed.asksModel === null ? null : (
            <Checkbox {...model} disabled={view.isBusy} help={modelWords}>
              Our school agrees that a language model reads answers
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

const modelWords =
  'It helps the tutor talk and suggests marks to you. It gets the question and what the student wrote, without names, and decides nothing. Without this, the tutor answers in its own words.'
